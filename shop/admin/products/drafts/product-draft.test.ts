import { expect, test } from 'vitest'
import { addOption } from './draft-options.ts'
import { bodyOfDraft } from './form-of-draft.ts'
import { emptyDraft, isSimple, newVariant, type VariantDraft, withAllFields } from './product-draft.ts'

test('a stored draft without later fields can be restored', () => {
  const { description: _, collections: __, ...kept } = { ...emptyDraft(), title: 'Everyday Mug' }
  expect(withAllFields(kept)).toMatchObject({ title: 'Everyday Mug', description: '', collections: [] })
})

test('a product without variants is sent with the placeholder name, and gets options without that name', () => {
  const draft = emptyDraft()
  const [only = newVariant()] = draft.variants
  const sentNames = (...variants: VariantDraft[]) =>
    bodyOfDraft({ ...draft, variants }, undefined).variants?.map(({ name }) => name)
  expect(sentNames(only)).toEqual(['Standard'])
  expect(sentNames({ ...only, name: 'Red' })).toEqual(['Red'])
  expect(sentNames(only, newVariant())).toEqual(['', ''])
  const stored = { ...draft, variants: [{ ...only, name: 'Standard' }] }
  expect(isSimple(stored)).toBe(true)
  expect(addOption(stored)).toMatchObject({ options: [{ values: '' }], variants: [{ name: '', options: [''] }] })
  for (const change of [{ name: 'Red' }, { isColor: true }, { details: { ...only.details, price: '3' } }])
    expect(isSimple({ ...draft, variants: [{ ...only, ...change }] })).toBe(false)
})
