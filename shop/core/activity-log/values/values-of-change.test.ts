import { expect, test } from 'vitest'
import { inLanguage } from '../../../../server/language/in-language.ts'
import { loadTranslations } from '../../../translations.server.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import { valuesOfChange } from './values-of-change.ts'

loadTranslations()
const [mug, jug] = ['m'.repeat(24), 'j'.repeat(24)]
const product = { kind: 'product' } as const

test('formats days, moments in the shop’s time zone, and switches as yes or no', () => {
  const change = { ...product, field: 'published_from', old: null, new: '2026-12-24T17:05:00.000Z' }
  expect(valuesOfChange(change)).toEqual({ old: null, new: '24 Dec 2026, 18:05' })
  const title = { ...product, field: 'title', old: 'false', new: '18.50 (2026-11-30)' }
  expect(valuesOfChange(title)).toEqual({ old: 'false', new: '18.50 (2026-11-30)' })
  const inMenu = { kind: 'collection', field: 'in_menu', old: 'false', new: 'true' } as const
  expect(valuesOfChange(inMenu)).toEqual({ old: 'no', new: 'yes' })
})

test.each([
  ['product', 'title', 'on'],
  ['product', 'title', '18.50'],
  ['product', 'title.fr', 'sent'],
  ['product', 'variants[Moss][name]', 'draft'],
  ['customer', 'tags', 'owner'],
  ['customer', 'note', 'Kind.'],
  ['review', 'answer', 'sent'],
  ['order', 'status', 'constructor'],
  ['order', 'payment', 'See the bank'],
  ['gift_card', 'value', `0.${'1'.repeat(200)}`],
] as const)('shows typed texts and unknown words of %s, %s unchanged: %s', (kind, field, value) => {
  inLanguage('fr', () => expect(valuesOfChange({ kind, field, old: value, new: null }).old).toBe(value))
})

test('describes pictures by their number and alt texts instead of keys', () => {
  const logo = { kind: 'settings', field: 'look[logo]', old: null, new: mug } as const
  expect(valuesOfChange(logo)).toEqual({ old: null, new: '1 picture' })
  expect(valuesOfChange({ kind: 'collection', field: 'picture', old: mug, new: jug })).toEqual({
    old: '1 picture',
    new: '1 picture (another one)',
  })
  const images = { ...product, field: 'variants[Moss][images]' }
  const two = `${imageUrl(mug, 320)} A mug, from above, ${imageUrl(jug, 320)}`
  expect(valuesOfChange({ ...images, old: imageUrl(mug, 320), new: two })).toEqual({
    old: '1 picture',
    new: '2 pictures: A mug, from above',
  })
  const turned = `${imageUrl(jug, 320)}, ${imageUrl(mug, 320)}`
  expect(valuesOfChange({ ...images, old: `${imageUrl(mug, 320)}, ${imageUrl(jug, 320)}`, new: turned })).toEqual({
    old: '2 pictures',
    new: '2 pictures (others, or in another order)',
  })
  // A word that only resembles a key stays text.
  expect(valuesOfChange({ ...product, field: 'model', old: null, new: mug }).new).toBe(mug)
})
