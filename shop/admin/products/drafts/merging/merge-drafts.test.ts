import { expect, test } from 'vitest'
import { eachDetail } from '../../../../catalog/products/read/variant-details.contract.ts'
import { changeValues } from '../draft-options.ts'
import { emptyDraft, newVariant, type ProductDraft, type VariantDraft } from '../product-draft.ts'
import { mergeDrafts } from './merge-drafts.ts'

const variant = (id: number, name: string, change: Partial<VariantDraft> = {}): VariantDraft => ({
  key: `variant-${id}`,
  saved: { id, stock: '5' },
  name,
  isColor: false,
  color: '#808080',
  stock: '5',
  options: [],
  details: eachDetail(() => ''),
  images: [{ key: `image-${id}`, saved: { id, image: `/media/${id}/1280.webp` }, alt: '' }],
  ...change,
})

const [small, large, odd] = [variant(1, 'Small'), variant(2, 'Large'), variant(3, 'Odd')]
const start: ProductDraft = { ...emptyDraft(), title: 'Bowl', price: '20.00', variants: [small, large, odd] }
const names = ({ variants }: ProductDraft) => variants.map(({ name }) => name)
const merge = (mine: Partial<ProductDraft>, theirs: Partial<ProductDraft>, choosing: string[] = []) =>
  mergeDrafts({ start, mine: { ...start, ...mine }, theirs: { ...start, ...theirs } }, new Set(choosing))

test('the same price in another manner is no conflict, and no change', () => {
  const { draft, conflicts, takenOver } = merge({ price: '25,00 €' }, { price: '25.00' })
  expect([draft.price, conflicts, takenOver]).toEqual(['25,00 €', [], []])
  expect(merge({ price: '20,00' }, { price: '25.00' }).draft.price).toBe('25.00')
})

test('what only one of two changed is taken, and what they changed is named', () => {
  const { draft, conflicts, takenOver } = merge({ title: 'Deep bowl' }, { price: '25.00' })
  expect(draft).toMatchObject({ title: 'Deep bowl', price: '25.00' })
  expect(conflicts).toEqual([])
  expect(takenOver).toEqual(['Price'])
})

test('where both changed the same, mine stands until theirs is chosen', () => {
  const [mine, theirs] = [{ title: 'Deep bowl' }, { title: 'Wide bowl' }]
  expect(merge(mine, theirs).conflicts).toEqual([
    { part: 'Title', mine: { text: 'Deep bowl' }, theirs: { text: 'Wide bowl' } },
  ])
  expect(merge(mine, theirs).draft.title).toBe('Deep bowl')
  expect(merge(mine, theirs, ['Title']).draft.title).toBe('Wide bowl')
  expect(merge(mine, mine).conflicts).toEqual([])
})

test('variants that either added are there, and those that either removed are gone', () => {
  const mine = { variants: [{ ...newVariant(), name: 'Mine' }, small, large] }
  const theirs = { variants: [small, odd, variant(4, 'Theirs')] }
  const { draft, takenOver } = merge(mine, theirs)
  expect(names(draft)).toEqual(['Mine', 'Small', 'Theirs'])
  expect(takenOver).toEqual(['Variant “Theirs” added', 'Variant “Large” removed'])
})

test('the order is mine, unless only they changed it', () => {
  const moved = { variants: [odd, small, large] }
  expect(names(merge(moved, { price: '25.00' }).draft)).toEqual(['Odd', 'Small', 'Large'])
  expect(names(merge({ title: 'Deep bowl' }, moved).draft)).toEqual(['Odd', 'Small', 'Large'])
  expect(names(merge({ variants: [large, small, odd] }, moved).draft)).toEqual(['Large', 'Small', 'Odd'])
})

test('a stock that I did not touch follows the sales, one that I counted is a question', () => {
  const sold = { variants: [variant(1, 'Small', { stock: '3', saved: { id: 1, stock: '3' } }), large, odd] }
  const [untouched] = merge({ title: 'Deep bowl' }, sold).draft.variants
  expect(untouched).toMatchObject({ stock: '3', saved: { stock: '3' } })
  const counted = merge({ variants: [{ ...small, stock: '9' }, large, odd] }, sold)
  expect(counted.conflicts.map(({ part }) => part)).toEqual(['Variant “Small”, stock'])
  expect(counted.draft.variants[0]).toMatchObject({ stock: '9', saved: { stock: '3' } })
})

test('what one said of a variant and what the other said of it stand there together', () => {
  const details = (change: Partial<VariantDraft['details']>) => ({ ...eachDetail(() => ''), ...change })
  const { draft, conflicts } = merge(
    { variants: [variant(1, 'Small', { details: details({ price: '12,50', sku: 'B-S' }) }), large, odd] },
    { variants: [variant(1, 'Small', { details: details({ price: '12.50', weight: '350' }) }), large, odd] },
  )
  expect(draft.variants[0]?.details).toMatchObject({ price: '12,50', sku: 'B-S', weight: '350' })
  expect(conflicts).toEqual([])
})

test('a variant that I added has a place for the option that they added, and none for one that they removed', () => {
  const size = { key: 'option-0', name: 'Size', values: 'S, L' }
  const glaze = { key: 'option-1', name: 'Glaze', values: 'Ash' }
  const theirs = { options: [size, glaze], variants: [{ ...small, options: ['S', 'Ash'] }, large, odd] }
  const { draft } = merge({ variants: [small, large, odd, newVariant()] }, theirs)
  expect(draft.variants.map(({ options }) => options)).toEqual([
    ['S', 'Ash'],
    ['', ''],
    ['', ''],
    ['', ''],
  ])
  expect(changeValues('option-1', 'Soot')(draft).variants[0]?.options).toEqual(['S', 'Soot'])

  const before = { ...start, options: [size], variants: [{ ...small, options: ['S'] }] }
  const mine = { ...before, variants: [...before.variants, { ...newVariant(1), options: ['L'] }] }
  const gone = { ...before, options: [], variants: [{ ...small, options: [] }] }
  const without = mergeDrafts({ start: before, mine, theirs: gone }, new Set())
  expect(without.draft.variants.map(({ options }) => options)).toEqual([[], []])
})
