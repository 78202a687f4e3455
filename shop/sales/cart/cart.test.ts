import { expect, test } from 'vitest'
import { addProduct, type SomeProduct } from '../../../tests/fixtures/products.ts'
import type { Person, TestShop } from '../../../tests/processes/open-shop.ts'
import { openSharedShop } from '../../../tests/processes/shared-shop.ts'
import { listProducts } from '../../catalog/products/read/catalogue.contract.ts'
import { currentUser, type User } from '../../core/auth/session.contract.ts'
import { addToCart, changeCart, removeFromCart } from './cart.contract.ts'

const shop = await openSharedShop()

const one = ({ id, variantIds }: SomeProduct, quantity = 1, saveForLater = false) => ({
  product: id,
  variant: variantIds[0] ?? 0,
  quantity,
  saveForLater,
})
const add = (person: Person, product: SomeProduct, quantity?: number, saveForLater?: boolean) =>
  person.api(addToCart, { body: one(product, quantity, saveForLater) })
const linesOf = ({ cartitem_set }: User) =>
  cartitem_set.map(({ variant, quantity, saveForLater }) => ({ variant, quantity, saveForLater }))
const lineOf = (user: User) => user.cartitem_set[0] ?? { id: 0 }
const withStock = (shop: TestShop, stock: number) => addProduct(shop.db, { variants: [{ name: 'One', stock }] })
const setStock = (shop: TestShop, { id }: SomeProduct, stock: number) =>
  shop.db.updateTable('variants').set({ stock }).where('product_id', '=', id).execute()

async function send(shop: TestShop, person: Person, method: 'POST' | 'PATCH', url: string, body: object) {
  const headers = { authorization: `Token ${person.token}`, 'content-type': 'application/json' }
  const answer = await shop.app.inject({ method, url, headers, payload: JSON.stringify(body) })
  return { status: answer.statusCode, body: answer.json() }
}

test('returns the customer with the added cart line', async () => {
  const mia = await shop.customer('Mia')
  const mug = await addProduct(shop.db)
  const answer = await add(mia, mug, 2)
  expect(answer).toMatchObject({ id: mia.id, first_name: 'Mia', is_authenticated: true })
  expect(answer.cartitem_set).toEqual([{ id: expect.any(Number), added_price: '12.50', ...one(mug, 2) }])
  expect(await mia.api(currentUser, {})).toEqual(answer)
})

test('sets quantity and list when adding a variant that is already in the cart', async () => {
  const mia = await shop.customer('Mia')
  const mug = await addProduct(shop.db)
  await add(mia, mug, 2, true)
  const answer = await add(mia, mug, 5)
  expect(linesOf(answer)).toEqual([{ variant: mug.variantIds[0], quantity: 5, saveForLater: false }])
})

test('changes the quantity of a line and moves it to the save-for-later list and back', async () => {
  const mia = await shop.customer('Mia')
  const mug = await addProduct(shop.db)
  const { id } = lineOf(await add(mia, mug))
  const params = { id: String(id) }
  const change = async (body: object) => linesOf(await mia.api(changeCart, { params, body }))[0]
  expect(await change({ id, quantity: 3 })).toMatchObject({ quantity: 3, saveForLater: false })
  expect(await change({ id: String(id), saveForLater: true })).toMatchObject({ quantity: 3, saveForLater: true })
  expect(await change({ quantity: '4', saveForLater: false })).toMatchObject({ quantity: 4, saveForLater: false })
  expect(linesOf(await mia.api(removeFromCart, { params }))).toEqual([])
  await expect(mia.api(removeFromCart, { params })).rejects.toThrow('404 Not found.')
})

test('rejects a quantity above the stock', async () => {
  const mia = await shop.customer('Mia')
  const last = await withStock(shop, 1)
  await expect(add(mia, last, 2)).rejects.toThrow('{"quantity":["too much quantity selected"]}')
  const { id } = lineOf(await add(mia, last))
  await expect(mia.api(changeCart, { params: { id: String(id) }, body: { quantity: 2 } })).rejects.toThrow(
    '{"quantity":["too much quantity selected"]}',
  )
})

test('saves more than the stock for later, and moves back at most the stock', async () => {
  const mia = await shop.customer('Mia')
  const mug = await withStock(shop, 3)
  const { id } = lineOf(await add(mia, mug, 8, true))
  const params = { id: String(id) }
  await expect(mia.api(changeCart, { params, body: { saveForLater: false } })).rejects.toThrow(
    'too much quantity selected',
  )
  const back = await mia.api(changeCart, { params, body: { quantity: 3, saveForLater: false } })
  expect(linesOf(back)[0]).toMatchObject({ quantity: 3, saveForLater: false })
})

test('rejects adding a sold-out variant, but lets it move out of the cart', async () => {
  const [mia, tom] = [await shop.customer('Mia'), await shop.customer('Tom')]
  const mug = await withStock(shop, 3)
  const { id } = lineOf(await add(mia, mug, 2))
  await setStock(shop, mug, 0)
  await expect(add(tom, mug)).rejects.toThrow('{"quantity":["Out of stock"]}')
  await expect(add(tom, mug, 1, true)).rejects.toThrow('{"quantity":["Out of stock"]}')
  const params = { id: String(id) }
  // An unchanged quantity is accepted although the stock is lower.
  expect(linesOf(await mia.api(changeCart, { params, body: { quantity: 2 } }))[0]).toMatchObject({ quantity: 2 })
  const later = await mia.api(changeCart, { params, body: { saveForLater: true } })
  expect(linesOf(later)[0]).toMatchObject({ quantity: 2, saveForLater: true })
  await expect(mia.api(changeCart, { params, body: { saveForLater: false } })).rejects.toThrow('Out of stock')
  await expect(add(mia, mug, 1)).rejects.toThrow('Out of stock')
  expect(linesOf(await add(mia, mug, 4, true))[0]).toMatchObject({ quantity: 4, saveForLater: true })
})

test('returns validation errors at their fields', async () => {
  const mia = await shop.customer('Mia')
  const mug = await addProduct(shop.db)
  for (const [wrong, errors] of [
    [{ quantity: '' }, { quantity: ["Quantity can't be empty"] }],
    [{ quantity: 0 }, { quantity: ["Quantity can't be empty"] }],
    [{ quantity: -1 }, { quantity: ['Ensure this value is greater than or equal to 1.'] }],
    [{ quantity: 1.5 }, { quantity: ['A valid integer is required.'] }],
    [{ quantity: 'two' }, { quantity: ['A valid integer is required.'] }],
    [{ quantity: null }, { quantity: ['This field may not be null.'] }],
    [{ quantity: undefined }, { quantity: ['This field is required.'] }],
    [{ quantity: 10_000 }, { quantity: ['too much quantity selected'] }],
    [{ saveForLater: 'yes' }, { saveForLater: ['Must be a valid boolean.'] }],
    [
      { product: null, variant: 'x' },
      { product: ['This field may not be null.'], variant: ['A valid integer is required.'] },
    ],
    [{ variant: 999_999 }, { variant: ['Variant not found in product'] }],
    [{ product: 999_999 }, { variant: ['Variant not found in product'] }],
  ]) {
    const answer = await send(shop, mia, 'POST', '/api/cart/', { ...one(mug), ...wrong })
    expect(answer, JSON.stringify(wrong)).toEqual({ status: 400, body: errors })
  }
})

test('rejects a variant of another product and one that is not for sale', async () => {
  const mia = await shop.customer('Mia')
  const [mug, lamp] = [await addProduct(shop.db), await addProduct(shop.db)]
  const mixed = { ...one(mug), variant: lamp.variantIds[0] ?? 0 }
  await expect(mia.api(addToCart, { body: mixed })).rejects.toThrow('Variant not found in product')
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', lamp.id).execute()
  await expect(add(mia, lamp)).rejects.toThrow('Variant not found in product')
})

test('rejects a body id that differs from the id in the address', async () => {
  const mia = await shop.customer('Mia')
  const { id } = lineOf(await add(mia, await addProduct(shop.db)))
  expect(await send(shop, mia, 'PATCH', `/api/cart/${id}/`, { id: id + 1, quantity: 2 })).toEqual({
    status: 400,
    body: { id: [`Invalid pk "${id + 1}" - object does not exist.`] },
  })
})

test('answers 404 for another customer’s line and 401 for a visitor', async () => {
  const [mia, tom] = [await shop.customer('Mia'), await shop.customer('Tom')]
  const mug = await addProduct(shop.db)
  const params = { id: String(lineOf(await add(mia, mug)).id) }
  await expect(tom.api(changeCart, { params, body: { quantity: 2 } })).rejects.toThrow('404 Not found.')
  await expect(tom.api(removeFromCart, { params })).rejects.toThrow('404 Not found.')
  for (const call of [
    () => shop.visitor.api(addToCart, { body: one(mug) }),
    () => shop.visitor.api(changeCart, { params, body: {} }),
    () => shop.visitor.api(removeFromCart, { params }),
  ]) {
    await expect(call()).rejects.toThrow('401 Authentication credentials were not provided.')
  }
  expect(linesOf(await mia.api(currentUser, {}))).toHaveLength(1)
})

test('removes a deleted product from every cart and keeps the cart usable', async () => {
  const mia = await shop.customer('Mia')
  const [mug, lamp] = [await addProduct(shop.db), await addProduct(shop.db)]
  await add(mia, mug)
  const params = { id: String(lineOf(await mia.api(currentUser, {})).id) }
  await shop.db.updateTable('products').set({ deleted_at: new Date() }).where('id', '=', mug.id).execute()
  expect(linesOf(await mia.api(currentUser, {}))).toEqual([])
  await expect(mia.api(changeCart, { params, body: { quantity: 2 } })).rejects.toThrow('404')
  expect(linesOf(await add(mia, lamp))).toHaveLength(1)
})

test('limits a cart to 100 lines, also for concurrent adds', async () => {
  const mia = await shop.customer('Mia')
  const variants = Array.from({ length: 50 }, (_, index) => ({ name: `V${index}` }))
  const [one, two, three] = [1, 2, 3].map(() => addProduct(shop.db, { variants }))
  const products = await Promise.all([one, two, three])
  const wishes = products.flatMap((product) =>
    (product?.variantIds ?? []).map((variant) => ({ product: product?.id ?? 0, variant, quantity: 1 })),
  )
  await Promise.all(wishes.slice(0, 95).map((body) => mia.api(addToCart, { body })))
  const answers = await Promise.allSettled(wishes.slice(95, 125).map((body) => mia.api(addToCart, { body })))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(25)
  for (const { reason } of refused) expect(String(reason)).toContain('{"non_field_errors":["Your cart is full."]}')
  const { cartitem_set } = await mia.api(currentUser, {})
  expect(cartitem_set).toHaveLength(100)
  // An existing line can still be changed by adding it again.
  const [first] = wishes
  const again = await mia.api(addToCart, { body: { product: 0, variant: 0, ...first, quantity: 2 } })
  expect(again.cartitem_set.find(({ variant }) => variant === first?.variant)).toMatchObject({ quantity: 2 })
})

test('makes one line of 50 concurrent adds of one variant', async () => {
  const mia = await shop.customer('Mia')
  const mug = await withStock(shop, 60)
  const quantities = Array.from({ length: 50 }, (_, index) => index + 1)
  const answers = await Promise.all(quantities.map((quantity) => add(mia, mug, quantity)))
  expect(answers.every(({ cartitem_set }) => cartitem_set.length === 1)).toBe(true)
  const [line, ...others] = linesOf(await mia.api(currentUser, {}))
  expect(others).toEqual([])
  expect(quantities).toContain(line?.quantity)
})

test('loads a cart of 100 lines with as many queries as a cart of one line', { tags: ['deep'] }, async () => {
  const mia = await shop.customer('Mia')
  const open = async () => {
    const before = shop.queries()
    const { cartitem_set } = await mia.api(currentUser, {})
    const id = [...new Set(cartitem_set.map(({ product }) => product))].join(',')
    const { results } = await mia.api(listProducts, { query: { id, page_size: '100' } })
    return { lines: cartitem_set.length, products: results.length, queries: shop.queries() - before }
  }
  await add(mia, await addProduct(shop.db))
  const small = await open()
  for (let line = 1; line < 100; line += 1) await add(mia, await addProduct(shop.db))
  expect(await open()).toEqual({ lines: 100, products: 100, queries: small.queries })
})

test('reports an ended session to a deleted customer', async () => {
  const mia = await shop.customer('Mia')
  const mug = await addProduct(shop.db)
  const leave = shop.db.deleteFrom('users').where('id', '=', mia.id).execute()
  const adds = await Promise.allSettled([add(mia, mug), add(mia, mug), leave, add(mia, mug), add(mia, mug)])
  const reasons = adds.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []))
  expect(reasons.filter((reason) => !reason.includes('401 Invalid token.'))).toEqual([])
  await expect(add(mia, mug)).rejects.toThrow('401 Invalid token.')
})
