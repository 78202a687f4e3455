import { expect, test } from 'vitest'
import { eachDetail } from '../../../catalog/products/read/variant-details.contract.ts'
import { compareDrafts, withoutDeleted } from './compare-drafts.ts'
import { formOfDraft } from './form-of-draft.ts'
import { emptyDraft, newVariant, type ProductDraft, type VariantDraft } from './product-draft.ts'

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

const [small, large] = [variant(1, 'Small'), variant(2, 'Large')]
const start: ProductDraft = {
  ...emptyDraft(),
  title: 'Bowl',
  price: '20.00',
  followsFirst: false,
  variants: [small, large],
}
const compare = (own: Partial<ProductDraft>, saved: Partial<ProductDraft>) =>
  compareDrafts({ ...start, ...own }, { ...start, ...saved })
const sold = variant(1, 'Small', { stock: '3', saved: { id: 1, stock: '3' } })

test('lists the fields that either side changed, with both values', () => {
  expect(compare({}, {})).toEqual([])
  expect(compare({ title: 'Deep bowl' }, { price: '25.00' })).toEqual([
    { field: 'Title', saved: 'Bowl', own: 'Deep bowl' },
    { field: 'Price', saved: '25.00', own: '20.00' },
  ])
})

test('a price in another notation does not differ', () => {
  expect(compare({ price: '25,00 €' }, { price: '25.00' })).toEqual([])
  const [own, saved] = ['12,50', '12.50'].map((price) =>
    variant(1, 'Small', { details: { ...eachDetail(() => ''), price } }),
  )
  expect(own && saved && compare({ variants: [own, large] }, { variants: [saved, large] })).toEqual([])
})

test('a stock that was not edited is neither listed nor sent', () => {
  expect(compare({}, { variants: [sold, large] })).toEqual([])
  const form = formOfDraft(withoutDeleted(start, { ...start, variants: [sold, large] }), 2)
  expect([...form.keys()].filter((name) => name.includes('stock'))).toEqual([])
})

test('an edited stock keeps the orders placed since the form was loaded', () => {
  const own = { ...start, variants: [{ ...small, stock: '9' }, large] }
  const saved = { ...start, variants: [sold, large] }
  expect(compareDrafts(own, saved)).toEqual([{ field: 'Variant “Small”, Stock', saved: '3', own: '7' }])
  const form = formOfDraft(withoutDeleted(own, saved), 2)
  expect([form.get('variants[0][stock]'), form.get('variants[0][stock_seen]')]).toEqual(['9', '5'])
})

test('variants that were added or deleted are listed, and deleted ones are left out when overwriting', () => {
  const own = { ...start, variants: [small, large, { ...newVariant(), name: 'Own' }] }
  const saved = { ...start, variants: [small, variant(4, 'Theirs')] }
  expect(compareDrafts(own, saved)).toEqual([
    { field: 'Variant “Large”', saved: 'Deleted. Overwriting does not restore it', own: 'In your form' },
    { field: 'Variant “Own”', saved: 'Not saved yet', own: 'In your form' },
    { field: 'Variant “Theirs”', saved: 'Saved', own: 'Not in your form. Overwriting deletes it' },
  ])
  expect(withoutDeleted(own, saved).variants.map(({ name }) => name)).toEqual(['Small', 'Own'])
})

test('a deleted picture is left out, and a newly chosen file is uploaded in its place', () => {
  const withoutImage = { ...start, variants: [{ ...small, images: [] }, large] }
  expect(compareDrafts(start, withoutImage)).toEqual([{ field: 'Variant “Small”, Pictures' }])
  expect(withoutDeleted(start, withoutImage).variants[0]?.images).toEqual([])
  const chosen = { file: new File([], 'a.png'), box: { x: 0, y: 0, width: 1, height: 1 } }
  const images = small.images.map((image) => ({ ...image, chosen }))
  const own = { ...start, variants: [{ ...small, images }, large] }
  expect(withoutDeleted(own, withoutImage).variants[0]?.images).toEqual([{ key: 'image-1', alt: '', chosen }])
})
