import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Slug } from '../catalogue/slug.contract.ts'
import { slugFrom } from './slug-from.ts'

test.each([
  ['Everyday mug', 'everyday-mug'],
  ['  Café crème, 250 g ', 'cafe-creme-250-g'],
  ["The chef's knife (20 cm)", 'the-chefs-knife-20-cm'],
  ['Große Schüssel', 'grosse-schussel'],
  ['Œuvre — n° 3', 'oeuvre-n-3'],
  ['日本', ''],
])('%s suggests %s', (title, slug) => {
  expect(slugFrom(title)).toBe(slug)
})

test('whatever the title, what it suggests is a slug or nothing', () => {
  const titles = fc.string({ unit: 'grapheme', maxLength: 200 })
  fc.assert(fc.property(titles, (title) => slugFrom(title) === '' || Slug.safeParse(slugFrom(title)).success))
})
