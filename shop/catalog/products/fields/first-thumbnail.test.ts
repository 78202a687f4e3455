import { expect, test } from 'vitest'
import {
  aPicture,
  createdProduct,
  newProductForm,
  productForm,
  sendForm,
} from '../../../../tests/fixtures/product-form.ts'
import { openShop } from '../../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import type { Product } from '../read/catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const image = await aPicture()
const variants = [{ name: 'One', stock: 1, images: [{ image }, { image: await aPicture({ colour: '#00f' }) }] }]

/** Builds a product form in which variant and image ids are in the requested order. */
function orderedForm({ variants }: Product, turn: (images: { id: number }[]) => { id: number }[]): FormData {
  return productForm({
    thumbnail_is_first: 'true',
    variants: variants.map(({ id, images }) => ({
      for_update_id: id,
      images: turn(images).map((one) => ({ for_update_id: one.id })),
    })),
  })
}

test('the first image becomes the thumbnail, stored once, and follows the image order', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const form = await newProductForm({ slug: 'mug', thumbnail_is_first: 'true', variants })
  form.delete('thumbnail')
  const created = await sendForm(shop, staff, { form })
  expect(created.status).toBe(201)
  const mug = created.answer as Product
  const [front, back] = mug.variants[0]?.images ?? []
  expect(mug.thumbnail).toBe(front?.image)
  expect(await shop.db.selectFrom('images').select('key').execute()).toHaveLength(2)

  const turned = await sendForm(shop, staff, { slug: 'mug', form: orderedForm(mug, (images) => images.toReversed()) })
  expect(turned).toMatchObject({ status: 200, answer: { thumbnail: back?.image } })
  const newer = orderedForm(turned.answer as Product, (images) => images)
  newer.set('variants[0][images][0][image]', new File([new Uint8Array(await aPicture({ colour: '#0f0' }))], 'a.jpg'))
  const { answer } = await sendForm(shop, staff, { slug: 'mug', form: newer })
  const { thumbnail, variants: after } = answer as Product
  expect(thumbnail).toBe(after[0]?.images[0]?.image)
  expect([front?.image, back?.image]).not.toContain(thumbnail)
})

test('a custom thumbnail stays until the form changes it', async () => {
  const mug = await createdProduct(staff, { slug: 'mug', variants })
  const form = orderedForm(mug, (images) => images)
  form.set('thumbnail_is_first', 'false')
  const { answer } = await sendForm(shop, staff, { slug: 'mug', form })
  expect(answer).toMatchObject({ thumbnail: mug.thumbnail })
})

test('without a first image the product has no thumbnail, and image errors are reported once', async () => {
  const none = await newProductForm({ thumbnail_is_first: 'true', variants: [{ name: 'One', stock: 1 }] })
  expect(await sendForm(shop, staff, { form: none })).toEqual({
    status: 400,
    answer: { thumbnail: ['No file was submitted.'], variants: [{ images: ['This list may not be empty.'] }] },
  })
  const broken = Buffer.from('no picture')
  const wrong = await newProductForm({
    thumbnail_is_first: 'true',
    variants: [{ name: 'One', stock: 1, images: [{ image: broken }] }],
  })
  expect(await sendForm(shop, staff, { form: wrong })).toEqual({
    status: 400,
    answer: { variants: [{ images: [{ image: [expect.stringContaining('Upload a valid image.')] }] }] },
  })
})
