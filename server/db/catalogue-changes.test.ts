import { expect, test } from 'vitest'
import { readCatalogueChange } from './catalogue-changes.ts'

test.each([
  ['sale =stock:7', { tags: ['=stock:7'], isSale: true }],
  ['edit search product:7', { tags: ['search', 'product:7'], isSale: false }],
  // A product with more related products than fit into a notification.
  ['edit *', null],
  ['edit', null],
  ['', null],
  [undefined, null],
])('reads the notification %o as %o', (notice, change) => {
  expect(readCatalogueChange(notice)).toEqual(change)
})
