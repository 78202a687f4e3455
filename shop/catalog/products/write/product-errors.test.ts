import { expect, test } from 'vitest'
import { picturesOnDisk } from '../../../../tests/fixtures/pictures-on-disk.ts'
import {
  aPicture,
  newProductForm,
  type ProductFormWish,
  productForm,
  sendForm,
} from '../../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { listProducts } from '../read/catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

test('an empty form reports each missing field', async () => {
  const required = ['This field is required.']
  const empty = await sendForm(shop, staff, { form: productForm({ thumbnail_alt: '' }) })
  expect(empty).toEqual({
    status: 400,
    answer: {
      title: required,
      description: required,
      price: required,
      slug: required,
      thumbnail: ['No file was submitted.'],
      variants: ['This list may not be empty.'],
    },
  })
  const hollow = await sendForm(shop, staff, {
    form: await newProductForm({ variants: [{ color: '' }, { name: 'Two', images: [{ alt: 'x' }] }] }),
  })
  expect(hollow.answer).toEqual({
    variants: [
      { name: required, stock: required, images: ['This list may not be empty.'] },
      { stock: required, images: [{ image: ['No file was submitted.'] }] },
    ],
  })
})

const blank = 'This field may not be blank.'
const notANumber = 'A valid number is required.'
const notAnImage = 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.'
const outside = 'The crop area is outside the image.'
const file = await aPicture()
const one = { name: 'One', stock: 1, images: [{ image: file }] }
const box = (x: number, y: number, width: number, height: number) => ({
  thumbnail_crop_x: x,
  thumbnail_crop_y: y,
  thumbnail_crop_width: width,
  thumbnail_crop_height: height,
})
const inVariant = (error: object) => ({ variants: [error] })
const inImage = (error: object) => ({ variants: [{ images: [error] }] })

/** An invalid field and the expected error. */
const errors: [ProductFormWish, object][] = [
  [{ title: ' ' }, { title: [blank] }],
  [{ title: 'x'.repeat(121) }, { title: ['Ensure this field has no more than 120 characters.'] }],
  [{ title: 'a\u202eb' }, { title: ['Not a valid string.'] }],
  [{ slug: 'a\0b' }, { slug: ['Slug Must Be only Alphanumeric and -'] }],
  [{ variants: [{ ...one, sku: 'a\0b' }] }, inVariant({ sku: ['Not a valid string.'] })],
  [{ title: file }, { title: ['Not a valid string.'] }],
  [{ description: '' }, { description: [blank] }],
  [{ description: 'x'.repeat(10_001) }, { description: ['Ensure this field has no more than 10000 characters.'] }],
  [{ description: 'x'.repeat(100_000) }, { description: ['Ensure this field has no more than 10000 characters.'] }],
  [{ slug: '' }, { slug: [blank] }],
  [{ slug: 'Mug' }, { slug: ['Slug Must Be only Alphanumeric and -'] }],
  [{ slug: 'x'.repeat(81) }, { slug: ['Ensure this field has no more than 80 characters.'] }],
  [{ slug: 'TAKEN'.toLowerCase() }, { slug: ['product with this slug already exists.'] }],
  [{ slug: 'taken-Twice' }, { slug: ['product with this slug already exists.'] }],
  [{ price: '' }, { price: [notANumber] }],
  [{ price: '-1' }, { price: [notANumber] }],
  [{ price: '1e3' }, { price: [notANumber] }],
  [{ price: '1.234' }, { price: ['Ensure that there are no more than 2 decimal places.'] }],
  [{ price: '0.00' }, { price: ['Ensure this value is greater than or equal to 0.01.'] }],
  [{ price: '100000000' }, { price: ['Ensure this value is less than or equal to 99999999.99.'] }],
  [{ thumbnail_alt: 'x'.repeat(201) }, { thumbnail_alt: ['Ensure this field has no more than 200 characters.'] }],
  [{ thumbnail: '' }, { thumbnail: ['No file was submitted.'] }],
  [
    { thumbnail: '/media/x/1280.webp' },
    { thumbnail: ['The submitted data was not a file. Check the encoding type on the form.'] },
  ],
  [{ thumbnail: Buffer.alloc(0) }, { thumbnail: ['The submitted file is empty.'] }],
  [{ thumbnail: Buffer.alloc(8 * 2 ** 20 + 1, 0xff) }, { thumbnail: ['Ensure the file is at most 8 MB.'] }],
  [
    { thumbnail: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    { thumbnail: ['This is an SVG. Upload a JPEG, PNG or WebP.'] },
  ],
  [{ thumbnail: await aPicture({ width: 15 }) }, { thumbnail: ['Each side needs at least 16 pixels.'] }],
  [
    { thumbnail: await aPicture({ width: 10_001, height: 20 }) },
    { thumbnail: ['Each side may have at most 10,000 pixels.'] },
  ],
  [{ thumbnail_crop_x: 0 }, { thumbnail: [outside] }],
  [box(0, 0, 64, 64), { thumbnail: [outside] }],
  [box(0, 0, 48, 48), { thumbnail: [outside] }],
  [box(-1, 0, 64, 48), { thumbnail: [outside] }],
  [box(0, 0, 20, 15), { thumbnail: [outside] }],
  [{ ...box(0, 0, 64, 48), thumbnail_crop_y: 'x' }, { thumbnail: [outside] }],
  [{ ...box(0, 0, 64, 48), thumbnail_crop_width: 'Infinity' }, { thumbnail: [outside] }],
  [
    { frequentlyBoughtTogether: [9_999_999] },
    { frequentlyBoughtTogether: ['Invalid pk "9999999" - object does not exist.'] },
  ],
  [
    { frequentlyBoughtTogether: Array.from({ length: 11 }, (_, id) => id + 1) },
    { frequentlyBoughtTogether: expect.arrayContaining(['Ensure this field has no more than 10 elements.']) },
  ],
  [
    { variants: [{ ...one, name: 'x'.repeat(61) }] },
    inVariant({ name: ['Ensure this field has no more than 60 characters.'] }),
  ],
  [{ variants: [{ ...one, color: 'red' }] }, inVariant({ color: ['Enter a valid colour.'] })],
  [{ variants: [{ ...one, color: '#12345' }] }, inVariant({ color: ['Enter a valid colour.'] })],
  [{ variants: [{ ...one, isColor: 'maybe' }] }, inVariant({ isColor: ['Must be a valid boolean.'] })],
  [{ variants: [{ ...one, stock: '' }] }, inVariant({ stock: ['A valid integer is required.'] })],
  [{ variants: [{ ...one, stock: '1.5' }] }, inVariant({ stock: ['A valid integer is required.'] })],
  [{ variants: [{ ...one, stock: -1 }] }, inVariant({ stock: ['A valid integer is required.'] })],
  [
    { variants: [{ ...one, stock: 1_000_001 }] },
    inVariant({ stock: ['Ensure this value is less than or equal to 1000000.'] }),
  ],
  [
    { variants: [{ ...one, for_update_id: 7 }] },
    inVariant({ for_update_id: ['Invalid pk "7" - object does not exist.'] }),
  ],
  [
    { variants: [{ ...one, images: [{ image: file, alt: 'x'.repeat(201) }] }] },
    inImage({ alt: ['Ensure this field has no more than 200 characters.'] }),
  ],
  [
    { variants: [{ ...one, images: [{ image: file, for_update_id: 7 }] }] },
    inImage({ for_update_id: ['Invalid pk "7" - object does not exist.'] }),
  ],
  [{ variants: [{ ...one, images: [{ image: Buffer.from('x') }] }] }, inImage({ image: [notAnImage] })],
  [
    { variants: [{ ...one, images: Array(13).fill({ image: file }) }] },
    inVariant({ images: ['Ensure this field has no more than 12 elements.'] }),
  ],
  [{ variants: Array(51).fill({ name: 'x' }) }, { variants: ['Ensure this field has no more than 50 elements.'] }],
  [
    { variants: [one, { ...one, name: ' oNE' }] },
    { variants: [{}, { name: ['variant with this name already exists.'] }] },
  ],
]

test('reports each invalid field at its place and stores nothing', async () => {
  for (const slug of ['taken', 'taken-twice']) await addProduct(shop.db, { slug })
  for (const [wish, error] of errors) {
    const refused = await sendForm(shop, staff, { form: await newProductForm({ variants: [one], ...wish }) })
    expect([wish, refused]).toEqual([wish, { status: 400, answer: error }])
  }
  const several = await sendForm(shop, staff, {
    form: await newProductForm({
      title: '',
      price: 'x',
      slug: 'taken',
      thumbnail: Buffer.from('x'),
      frequentlyBoughtTogether: [77],
      variants: [one, { ...one, name: 'Two', stock: 'x', images: [{ image: file }, { image: file.subarray(0, 200) }] }],
    }),
  })
  expect(several.answer).toEqual({
    title: [blank],
    price: [notANumber],
    slug: ['product with this slug already exists.'],
    thumbnail: [notAnImage],
    frequentlyBoughtTogether: ['Invalid pk "77" - object does not exist.'],
    variants: [{}, { stock: ['A valid integer is required.'], images: [{}, { image: [notAnImage] }] }],
  })
  expect((await shop.visitor.api(listProducts, { query: {} })).count).toBe(2)
  expect(await picturesOnDisk(shop.config.dataDir)).toEqual([])
})
