import { expect, test } from 'vitest'
import { readCatalogueChange } from './catalogue-changes.ts'

test.each([
  ['sale =stock:7', { tags: ['=stock:7'], isSale: true }],
  ['edit search product:7', { tags: ['search', 'product:7'], isSale: false }],
  // A product that stands beside more others than a notice has room for.
  ['edit *', null],
  ['edit', null],
  ['', null],
  [undefined, null],
])('a notice %o is of %o', (notice, change) => {
  expect(readCatalogueChange(notice)).toEqual(change)
})
