import { expect, test } from 'vitest'
import { inLanguage } from '../../../../server/language/in-language.ts'
import { loadTranslations } from '../../../translations.server.ts'
import { imageUrl } from '../../../ui/images/image-url.ts'
import { valuesOfChange } from './values-of-change.ts'

const [mug, jug] = ['m'.repeat(24), 'j'.repeat(24)]

test('formats days, moments in the shop’s time zone, and switches as yes or no', () => {
  const change = { field: 'published_from', old: null, new: '2026-12-24T17:05:00.000Z' }
  expect(valuesOfChange(change)).toEqual({ old: null, new: '24 Dec 2026, 18:05' })
  const payment = { field: 'payment', old: null, new: '18.50 (2026-11-30)' }
  expect(valuesOfChange(payment)).toEqual({ old: null, new: '18.50 (30 November 2026)' })
  expect(valuesOfChange({ ...payment, field: 'title' })).toEqual({ old: null, new: '18.50 (2026-11-30)' })
  expect(valuesOfChange({ field: 'in_menu', old: 'false', new: 'true' })).toEqual({ old: 'no', new: 'yes' })
  expect(valuesOfChange({ field: 'title', old: 'false', new: '2026' })).toEqual({ old: 'false', new: '2026' })
})

test('shows stored words and numbers in the language of the screen, and typed texts unchanged', () => {
  loadTranslations()
  const change = { field: 'scopes', old: 'orders:read', new: 'orders:read, catalogue:write' }
  expect(valuesOfChange(change)).toEqual({ old: 'Read orders', new: 'Read orders, Change catalogue' })
  inLanguage('fr', () => {
    expect(valuesOfChange(change).old).toBe('Consulter les commandes')
    expect(valuesOfChange({ field: 'variants[Moss][price]', old: '18.50', new: '19.00' })).toEqual({
      old: '18,50',
      new: '19,00',
    })
    expect(valuesOfChange({ field: 'refund', old: null, new: '18.50 (cassé en 2.30)' }).new).toBe(
      '18,50 (cassé en 2.30)',
    )
    expect(valuesOfChange({ field: 'title', old: 'on', new: '18.50' })).toEqual({ old: 'on', new: '18.50' })
    expect(valuesOfChange({ field: 'tags', old: null, new: 'owner' }).new).toBe('owner')
    expect(valuesOfChange({ field: 'title.fr', old: null, new: 'sent' }).new).toBe('sent')
    expect(valuesOfChange({ field: 'time_code', old: null, new: 'on' }).new).toBe('activé')
    expect(valuesOfChange({ field: 'is_on', old: 'off', new: 'on' })).toEqual({ old: 'désactivé', new: 'activé' })
    expect(valuesOfChange({ field: 'status', old: 'making', new: 'constructor' })).toEqual({
      old: 'en préparation',
      new: 'constructor',
    })
    expect(valuesOfChange({ field: 'opening[state]', old: null, new: 'not_yet' }).new).toBe('bientôt disponible')
    const long = `0.${'1'.repeat(200)}`
    expect(valuesOfChange({ field: 'value', old: null, new: long }).new).toBe(long)
    expect(valuesOfChange({ field: 'reduction', old: null, new: '5.00 (2.50 off)' }).new).toBe('5,00 (2.50 off)')
  })
})

test('describes pictures by their number and alt texts instead of keys', () => {
  expect(valuesOfChange({ field: 'look[logo]', old: null, new: mug })).toEqual({ old: null, new: '1 picture' })
  expect(valuesOfChange({ field: 'picture', old: mug, new: jug })).toEqual({
    old: '1 picture',
    new: '1 picture (another one)',
  })
  const two = `${imageUrl(mug, 320)} A mug, from above, ${imageUrl(jug, 320)}`
  expect(valuesOfChange({ field: 'variants[Moss][images]', old: imageUrl(mug, 320), new: two })).toEqual({
    old: '1 picture',
    new: '2 pictures: A mug, from above',
  })
  const turned = `${imageUrl(jug, 320)}, ${imageUrl(mug, 320)}`
  const change = { field: 'variants[Moss][images]', old: `${imageUrl(mug, 320)}, ${imageUrl(jug, 320)}`, new: turned }
  expect(valuesOfChange(change)).toEqual({ old: '2 pictures', new: '2 pictures (others, or in another order)' })
  // A word that only resembles a key stays text.
  expect(valuesOfChange({ field: 'model', old: null, new: mug }).new).toBe(mug)
})
