import { expect, test } from 'vitest'
import { aPicture, createdProduct, newProductForm, sendForm } from '../../../../tests/fixtures/product-form.ts'
import { openSharedShop } from '../../../../tests/processes/shared-shop.ts'
import { deleteProduct } from '../products.contract.ts'
import type { Product } from '../read/catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const [image, another] = await Promise.all([aPicture(), aPicture({ colour: '#00f' })])
const variants = [{ name: 'Red', stock: 1, images: [{ image }, { image: another }] }]

/** Builds the form of a new product with images copied from another product. */
async function copyForm(from: number, copied: number | undefined, slug: string): Promise<FormData> {
  const form = await newProductForm({
    slug,
    copied_from: from,
    variants: [{ name: 'Red', stock: 0, images: [{ copy_of: copied ?? 0 }] }],
  })
  form.delete('thumbnail')
  return form
}

test('copies thumbnail and images of another product and keeps them after its deletion', async () => {
  const mug = await createdProduct(staff, { slug: 'mug', variants })
  const second = mug.variants[0]?.images[1]
  const { status, answer } = await sendForm(shop, staff, { form: await copyForm(mug.id, second?.id, 'copy') })
  expect(status).toBe(201)
  const copy = answer as Product
  expect(copy).toMatchObject({ thumbnail: mug.thumbnail, variants: [{ images: [{ image: second?.image }] }] })
  expect(copy.variants[0]?.images[0]?.id).not.toBe(second?.id)
  await staff.api(deleteProduct, { params: { slug: 'mug' }, query: {} })
  for (const address of [copy.thumbnail, second?.image ?? ''])
    expect((await shop.app.inject(address)).statusCode).toBe(200)
})

test('copies only images of the named, existing product', async () => {
  const mug = await createdProduct(staff, { slug: 'mug', variants })
  const other = await createdProduct(staff, { slug: 'other', variants })
  const foreign = other.variants[0]?.images[0]?.id
  expect(await sendForm(shop, staff, { form: await copyForm(mug.id, foreign, 'copy') })).toMatchObject({
    status: 400,
    answer: { variants: [{ images: [{ copy_of: [`Invalid pk "${foreign}" - object does not exist.`] }] }] },
  })
  const gone = await sendForm(shop, staff, { form: await copyForm(999_999, foreign, 'copy') })
  expect(gone).toMatchObject({
    status: 400,
    answer: { copied_from: ['Invalid pk "999999" - object does not exist.'] },
  })
  const nonsense = await copyForm(mug.id, foreign, 'copy')
  nonsense.set('copied_from', 'a mug')
  expect((await sendForm(shop, staff, { form: nonsense })).status).toBe(400)
})
