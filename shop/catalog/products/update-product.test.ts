import { expect, test } from 'vitest'
import { sentByBrowser } from '../../../tests/fixtures/browser-form.ts'
import { imageToKeep, mug, variantToKeep } from '../../../tests/fixtures/mug-form.ts'
import {
  aPicture,
  createdProduct,
  type ProductFormWish,
  productForm,
  sendForm,
} from '../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { currentUser } from '../../core/auth/session.contract.ts'
import { addToCart } from '../../sales/cart/cart.contract.ts'
import { placeOrder } from '../../sales/orders/placing/place-order.server.ts'
import { deleteProduct, updateProduct } from './products.contract.ts'
import { getProductBySlug, listProducts, type Product } from './read/catalogue.contract.ts'

const shop = await openSharedShop()
const staff = await shop.staff()

const file = await aPicture()
const picture = { image: file }

test('keeps omitted fields, and visitors see a changed title with the next request', async () => {
  const before = await createdProduct(staff, mug)
  expect((await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })).title).toBe('Mug')
  const after = await staff.api(updateProduct, { params: { slug: 'mug' }, body: productForm({ title: 'Large mug' }) })
  expect(after).toEqual({ ...before, title: 'Large mug', version: 2 })
  expect((await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })).title).toBe('Large mug')
  expect((await shop.visitor.api(listProducts, { query: {} })).results[0]?.title).toBe('Large mug')
})

test('texts with several rows can have line breaks, and the others cannot', async () => {
  await createdProduct(staff, mug)
  const change = (texts: ProductFormWish) =>
    staff.api(updateProduct, { params: { slug: 'mug' }, body: productForm(texts) })
  const lines = 'First line.\nSecond line.'
  for (const name of ['warnings', 'meta_description', 'facts'] as const) {
    const text = name === 'facts' ? 'Size: Large\nColour: Red' : lines
    expect((await change({ [name]: text }))[name]).toBe(text)
  }
  for (const name of ['model', 'meta_title'] as const) await expect(change({ [name]: lines })).rejects.toThrow(name)
})

test('variants and images keep the order of the form, the first is the default, and names can be swapped', async () => {
  const before = await createdProduct(staff, mug)
  const [blue, red] = before.variants
  const after = await staff.api(updateProduct, {
    params: { slug: 'mug' },
    body: productForm({
      variants: [
        { ...variantToKeep(before, 2), images: [imageToKeep(before, 2, 1), imageToKeep(before, 2, 0)] },
        { name: 'White', stock: 3, images: [picture] },
        { ...variantToKeep(before, 0), name: 'Red', color: '' },
        { ...variantToKeep(before, 1), name: 'Blue' },
      ],
    }),
  })
  expect(after.variants.map(({ id, name, default: first }) => [id, name, first])).toEqual([
    [before.variants[2]?.id, 'Green', true],
    [expect.any(Number), 'White', false],
    [blue?.id, 'Red', false],
    [red?.id, 'Blue', false],
  ])
  expect(after.variants.map(({ color }) => color)).toEqual(['#112233', null, null, '#112233'])
  expect(after.variants[0]?.images.map(({ alt }) => alt)).toEqual(['back', 'front'])
  expect(after.variants.slice(2).map(({ images, stock }) => [images, stock])).toEqual(
    before.variants.slice(0, 2).map(({ images }) => [images, 10]),
  )
})

test('a sent list is complete: omitted items are removed and a picture can be replaced in place', async () => {
  const mia = await shop.customer('Mia')
  const before = await createdProduct(staff, mug)
  const [blue, red] = before.variants
  for (const variant of [blue, red])
    await mia.api(addToCart, { body: { product: before.id, variant: variant?.id ?? 0, quantity: 2 } })
  const after = await staff.api(updateProduct, {
    params: { slug: 'mug' },
    body: productForm({
      variants: [
        { ...variantToKeep(before, 1), images: [{ ...imageToKeep(before, 1, 1), image: file, alt: 'new' }, picture] },
      ],
    }),
  })
  expect(after.variants).toHaveLength(1)
  const [replaced, added] = after.variants[0]?.images ?? []
  expect(replaced).toMatchObject({ id: red?.images[1]?.id, alt: 'new' })
  expect(replaced?.image).not.toBe(red?.images[1]?.image)
  expect(added?.alt).toBe('')
  expect((await mia.api(currentUser, {})).cartitem_set.map(({ variant }) => variant)).toEqual([red?.id])
})

test('an empty file input keeps the current picture', async () => {
  const before = await createdProduct(staff, mug)
  const form = productForm({
    variants: [0, 1, 2].map((n) => ({ ...variantToKeep(before, n), images: [imageToKeep(before, n, 0)] })),
  })
  form.set('thumbnail', new File([], ''))
  form.set('variants[0][images][0][image]', new File([], ''))
  const { payload, headers } = await sentByBrowser(form)
  const answer = await shop.app.inject({
    method: 'PATCH',
    url: '/api/product/mug/',
    payload,
    headers: { ...headers, authorization: `Token ${staff.token}` },
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { thumbnail: before.thumbnail }])
  expect(answer.json().variants[0].images[0].image).toBe(before.variants[0]?.images[0]?.image)
})

test('reports foreign ids, repeated ids, empty lists and name conflicts at their place', async () => {
  const before = await createdProduct(staff, mug)
  const other = await createdProduct(staff)
  const invalid = (id: number | undefined) => [`Invalid pk "${id}" - object does not exist.`]
  const [blue, red] = [variantToKeep(before, 0), variantToKeep(before, 1)]
  const cases: [ProductFormWish, object][] = [
    [{ variants: [variantToKeep(other, 0)] }, { variants: [{ for_update_id: invalid(other.variants[0]?.id) }] }],
    [
      { variants: [blue, blue] },
      { variants: [{}, expect.objectContaining({ for_update_id: invalid(blue.for_update_id) })] },
    ],
    [
      { variants: [{ ...blue, images: [imageToKeep(before, 1, 0)] }] },
      { variants: [{ images: [{ for_update_id: invalid(red && before.variants[1]?.images[0]?.id) }] }] },
    ],
    [
      { variants: [{ ...blue, name: 'red' }, red] },
      { variants: [{}, { name: ['variant with this name already exists.'] }] },
    ],
    [
      { variants: [red, { name: 'RED', stock: 1, images: [picture] }] },
      { variants: [{}, { name: ['variant with this name already exists.'] }] },
    ],
    [
      { variants: [{ ...blue, name: '', stock: '' }] },
      { variants: [{ name: ['This field may not be blank.'], stock: ['A valid integer is required.'] }] },
    ],
    [
      { variants: [blue, { name: 'New' }] },
      { variants: [{}, { stock: ['This field is required.'], images: ['This list may not be empty.'] }] },
    ],
    [
      { variants: [{ ...blue, images: [{ alt: 'x' }] }] },
      { variants: [{ images: [{ image: ['No file was submitted.'] }] }] },
    ],
    [{ slug: other.slug }, { slug: ['product with this slug already exists.'] }],
    [
      { title: '', price: '0' },
      { title: ['This field may not be blank.'], price: ['Ensure this value is greater than or equal to 0.01.'] },
    ],
    [{ version: 'x' }, { version: ['A valid integer is required.'] }],
    [
      { frequentlyBoughtTogether: [before.id] },
      { frequentlyBoughtTogether: ['A product cannot be bundled with itself.'] },
    ],
  ]
  for (const [wish, answer] of cases)
    expect([wish, await sendForm(shop, staff, { slug: 'mug', form: productForm(wish) })]).toEqual([
      wish,
      { status: 400, answer },
    ])
  for (const name of ['variants', `variants[0][images]`]) {
    const form = productForm({ variants: name === 'variants' ? [] : [blue] })
    form.set(name, '')
    const list = ['This list may not be empty.']
    const answer = { variants: name === 'variants' ? list : [{ images: list }] }
    expect(await sendForm(shop, staff, { slug: 'mug', form })).toEqual({ status: 400, answer })
  }
  expect(await shop.visitor.api(getProductBySlug, { params: { slug: 'mug' } })).toEqual(before)
})

test('accepts repeated and indexed bundle ids of existing products and clears them by an empty value', async () => {
  await createdProduct(staff, mug)
  const [tray, bowl, gone] = [await addProduct(shop.db), await addProduct(shop.db), await addProduct(shop.db)]
  await staff.api(deleteProduct, { params: { slug: gone.slug }, query: {} })
  const change = async (entries: [string, string][]) => {
    const form = new FormData()
    for (const [name, value] of entries) form.append(name, value)
    const { answer } = await sendForm(shop, staff, { slug: 'mug', form })
    return (answer as Product).frequentlyBoughtTogether
  }
  const name = 'frequentlyBoughtTogether'
  expect(
    await change([
      [name, `${bowl.id}`],
      [name, `${tray.id}`],
      [name, `${bowl.id}`],
    ]),
  ).toEqual([bowl.id, tray.id])
  expect(
    await change([
      [`${name}[1]`, `${bowl.id}`],
      [`${name}[0]`, `${tray.id}`],
    ]),
  ).toEqual([tray.id, bowl.id])
  expect(
    await change([
      [name, `${gone.id}`],
      [name, 'x'],
    ]),
  ).toEqual([`Invalid pk "${gone.id}" - object does not exist.`, 'Invalid pk "x" - object does not exist.'])
  expect(await change([['title', 'Cup']])).toEqual([tray.id, bowl.id])
  expect(await change([[name, '']])).toEqual([])
})

test('deletes a product immediately from carts but not from orders, and frees its slug', async () => {
  const mia = await shop.customer('Mia')
  const cup = await createdProduct(staff, { title: 'Stoneware cup' })
  const before = await createdProduct(staff, { ...mug, title: 'Stoneware mug' })
  expect((await shop.visitor.api(getProductBySlug, { params: { slug: cup.slug } })).recommended_products).toEqual([
    before.id,
  ])
  const [blue] = before.variants
  await mia.api(addToCart, { body: { product: before.id, variant: blue?.id ?? 0, quantity: 2 } })
  const wanted = [{ product: before.id, variant: blue?.id ?? 0, quantity: 1 }]
  await shop.db.transaction().execute((tx) => placeOrder(tx, { userId: mia.id, wanted, now: new Date() }))
  await mia.api(addToCart, { body: { product: before.id, variant: blue?.id ?? 0, quantity: 2 } })

  const params = { slug: 'mug' }
  const unlessOrdered = staff.api(deleteProduct, { params, query: { unless_ordered: 'true' } })
  await expect(unlessOrdered).rejects.toThrow('It was ordered, so it can only be hidden.')
  await staff.api(deleteProduct, { params, query: {} })
  expect((await shop.app.inject('/api/product/mug/')).statusCode).toBe(404)
  expect((await shop.visitor.api(listProducts, { query: {} })).count).toBe(1)
  expect((await mia.api(currentUser, {})).cartitem_set).toEqual([])
  const cupNow = await shop.visitor.api(getProductBySlug, { params: { slug: cup.slug } })
  expect(cupNow.recommended_products).toEqual([])
  const [line] = await shop.db.selectFrom('order_lines').selectAll().where('product_id', '=', before.id).execute()
  expect(line).toMatchObject({ title: 'Stoneware mug', variant_name: 'Blue' })
  expect((await shop.app.inject(`/media/${line?.thumbnail_key}/320.webp`)).statusCode).toBe(200)
  await expect(staff.api(deleteProduct, { params: { slug: 'mug' }, query: {} })).rejects.toThrow('404')
  expect((await createdProduct(staff, mug)).id).not.toBe(before.id)
})
