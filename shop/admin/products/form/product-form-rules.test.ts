import { expect, test } from 'vitest'
import { checkValues } from '../../../../lib/forms/form-data.ts'
import { emptyDraft, newVariant, type ProductDraft, type VariantDraft } from '../drafts/product-draft.ts'
import { ProductForm } from './product-form-rules.ts'

const there = { id: 1, image: '/media/1/320.webp' }
const picture = { key: 'picture', alt: '', saved: there }

const right: ProductDraft = {
  ...emptyDraft(),
  title: 'Mug',
  description: 'A mug.',
  price: '12,50 €',
  slug: 'mug',
  thumbnail: picture,
  variants: [
    { ...newVariant(), name: 'Red', stock: '1 200', images: [{ key: 'copy', alt: '', copied: there }] },
    { ...newVariant(), name: 'Blue', stock: '3', images: [picture] },
  ],
}
const secondIs = (change: Partial<VariantDraft>) => ({
  variants: right.variants.map((variant, index) => (index === 1 ? { ...variant, ...change } : variant)),
})

test('accepts a valid form with numbers in local notation', () => {
  expect(checkValues(ProductForm, right)).toEqual({})
})

test.each<[name: string, change: Partial<ProductDraft>, text: string]>([
  ['title', { title: '' }, 'This field may not be blank.'],
  ['description', { description: 'x'.repeat(10_001) }, 'Ensure this field has no more than 10000 characters.'],
  ['price', { price: '1,234' }, '"1,234" can be read in two ways; write 1234.00 or 1.23.'],
  ['slug', { slug: 'Mug' }, 'Slug Must Be only Alphanumeric and -'],
  ['thumbnail', { thumbnail: { key: 'thumbnail', alt: '' }, followsFirst: false }, 'No file was submitted.'],
  [
    'thumbnail_alt',
    { thumbnail: { ...picture, alt: 'x'.repeat(201) } },
    'Ensure this field has no more than 200 characters.',
  ],
  ['variants[1][name]', secondIs({ name: ' ' }), 'This field may not be blank.'],
  ['variants[1][stock]', secondIs({ stock: '1.5' }), '"1.5" is not a whole number; write only digits, like 12.'],
  ['variants[1][color]', secondIs({ isColor: true, color: 'red' }), 'Enter a valid colour.'],
  ['variants[1][images]', secondIs({ images: [] }), 'Choose a picture.'],
  ['variants[1][images][0][image]', secondIs({ images: [{ key: 'none', alt: '' }] }), 'No file was submitted.'],
  ['variants[1][images][0][alt]', secondIs({ images: [{ ...picture, alt: 'a\u202eb' }] }), 'Not a valid string.'],
])('what is wrong with %s is said at that field alone', (name, change, text) => {
  expect(checkValues(ProductForm, { ...right, ...change })).toEqual({ [name]: [text] })
})
