import { expect, test } from 'vitest'
import {
  addCombinations,
  addOption,
  changeValues,
  missingCombinations,
  removeOption,
  renameOption,
  withOptions,
} from './draft-options.ts'
import { type Edit, emptyDraft, newVariant, type ProductDraft } from './product-draft.ts'

const names = ({ variants }: ProductDraft) => variants.map(({ name }) => name)
const options = ({ variants }: ProductDraft) => variants.map((variant) => variant.options)
const after = (draft: ProductDraft, ...edits: ((draft: ProductDraft) => Edit)[]) =>
  edits.reduce((now, edit) => edit(now)(now), draft)
const keyOf = ({ options }: ProductDraft, place: number) => options[place]?.key ?? ''

/** Two bags with custom names. */
const coffee: ProductDraft = {
  ...emptyDraft(),
  variants: [
    {
      ...newVariant(),
      name: '250 g',
      stock: '5',
      details: { price: '9.50', sku: 'CM-250', gtin: '', weight: '280', contents: '250 g' },
      images: [{ key: 'image-7', saved: { id: 7, image: '/media/a/1280.webp' }, alt: 'A bag' }],
    },
    { ...newVariant(), name: '1 kg', stock: '3' },
  ],
}

test('the first option takes the variants’ names, further options are combined with it, and no values are lost', () => {
  const one = after(
    coffee,
    () => addOption,
    (now) => renameOption(keyOf(now, 0), 'Size'),
  )
  expect([one.options, options(one), names(one)]).toMatchObject([
    [{ name: 'Size', values: '250 g, 1 kg' }],
    [['250 g'], ['1 kg']],
    ['250 g', '1 kg'],
  ])
  expect(missingCombinations(one)).toEqual([])

  const two = after(
    one,
    () => addOption,
    (now) => changeValues(keyOf(now, 1), 'Beans, Ground'),
  )
  expect(missingCombinations(two)).toEqual([
    ['250 g', 'Ground'],
    ['1 kg', 'Ground'],
  ])
  const all = addCombinations(two)
  expect(names(all)).toEqual(['250 g / Beans', '1 kg / Beans', '250 g / Ground', '1 kg / Ground'])
  expect(missingCombinations(all)).toEqual([])
  expect(all.variants[2]).toMatchObject({
    stock: '',
    details: { price: '9.50', sku: '', gtin: '', weight: '280', contents: '250 g' },
    images: [{ copied: { id: 7 }, alt: 'A bag' }],
  })
  expect(all.variants[2]?.images[0]).not.toHaveProperty('saved')
  expect(all.variants.slice(0, 2).map(({ stock }) => stock)).toEqual(['5', '3'])

  const back = removeOption(keyOf(all, 1))(all)
  expect(options(back)).toEqual([['250 g'], ['1 kg'], ['250 g'], ['1 kg']])
})

test('a respelled value changes in all its variants; a custom variant name stays', () => {
  const sized = addOption(coffee)
  const byHand = {
    ...sized,
    variants: sized.variants.map((one, at) => (at === 1 ? { ...one, name: 'The large one' } : one)),
  }
  const renamed = changeValues(keyOf(byHand, 0), '250 g, 1000 g')(byHand)
  expect([options(renamed), names(renamed)]).toEqual([
    [['250 g'], ['1000 g']],
    ['250 g', 'The large one'],
  ])
  expect(options(changeValues(keyOf(byHand, 0), '250 g, 1 kg, ')(byHand))).toEqual(options(byHand))
  expect(withOptions({ ...newVariant(), options: [''] }, ['Large']).name).toBe('Large')
})

test('a new variant of a colour has its swatch, up to the limit of variants', () => {
  const colours = ['Celadon', 'Ink'].map((name, at) => ({ ...newVariant(), name, isColor: true, color: `#00000${at}` }))
  const sized = after(
    { ...emptyDraft(), variants: colours },
    () => addOption,
    () => addOption,
    (now) => changeValues(keyOf(now, 1), 'S, M'),
  )
  const all = addCombinations(sized)
  expect(all.variants.map(({ name, color }) => [name, color])).toEqual([
    ['Celadon / S', '#000000'],
    ['Ink / S', '#000001'],
    ['Celadon / M', '#000000'],
    ['Ink / M', '#000001'],
  ])
  const many = Array.from({ length: 40 }, (_, n) => `Size ${n}`).join(', ')
  expect(addCombinations(changeValues(keyOf(sized, 1), many)(sized)).variants).toHaveLength(50)
})

test('values that contain a comma are separated by semicolons', () => {
  const brushes = ['Soft, tampico', 'Stiff, bassine'].map((name) => ({ ...newVariant(), name }))
  const two = addOption({ ...emptyDraft(), variants: brushes })
  expect([two.options[0]?.values, options(two), missingCombinations(two)]).toEqual([
    'Soft, tampico; Stiff, bassine',
    [['Soft, tampico'], ['Stiff, bassine']],
    [],
  ])
  const one = addOption({ ...emptyDraft(), variants: brushes.slice(0, 1) })
  expect([one.options[0]?.values, missingCombinations(one)]).toEqual(['Soft, tampico;', []])
  expect(options(changeValues(keyOf(two, 0), 'Soft, agave; Stiff, bassine')(two))).toEqual([
    ['Soft, agave'],
    ['Stiff, bassine'],
  ])
})

test('returns at most one more missing combination than the product may have', () => {
  const many = Array.from({ length: 50 }, (_, n) => `V${n}`).join(', ')
  const sized = after(
    coffee,
    () => addOption,
    () => addOption,
    () => addOption,
    (now) => changeValues(keyOf(now, 0), many),
    (now) => changeValues(keyOf(now, 1), many),
    (now) => changeValues(keyOf(now, 2), many),
  )
  expect(missingCombinations(sized)).toHaveLength(49)
  expect(addCombinations(sized).variants).toHaveLength(50)
})
