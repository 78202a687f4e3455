import { expect, test } from 'vitest'
import { addOrder } from '../../../tests/fixtures/orders.ts'
import { addProduct, type SomeProduct } from '../../../tests/fixtures/products.ts'
import { addSellable, openSellingShop } from '../../../tests/fixtures/selling/selling-shop.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { listOrders, reorder } from '../orders/orders.contract.ts'
import { addToCart, changeCart } from './cart.contract.ts'

const REFUSED = '{"variant":["This can’t be ordered yet: its manufacturer has no contact details."]}'

const one = ({ id, variantIds }: SomeProduct, saveForLater = false) => ({
  ...{ product: id, variant: variantIds[0] ?? 0, quantity: 1, saveForLater },
})

test('rejects a product without contact details of its manufacturer in the cart of an open shop', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const mia = await shop.customer('Mia')
  const lamp = await addProduct(shop.db)
  await expect(mia.api(addToCart, { body: one(lamp) })).rejects.toThrow(REFUSED)

  const { cartitem_set } = await mia.api(addToCart, { body: one(lamp, true) })
  const id = cartitem_set[0]?.id ?? 0
  const moving = () => mia.api(changeCart, { params: { id: String(id) }, body: { saveForLater: false } })
  await expect(moving()).rejects.toThrow(REFUSED)
  await expect(mia.api(addToCart, { body: one(lamp) })).rejects.toThrow(REFUSED)

  await shop.db.updateTable('products').set({ maker: 'LUMEN' }).where('id', '=', lamp.id).execute()
  expect((await moving()).cartitem_set).toMatchObject([{ id, saveForLater: false }])
})

test('rejects only such products when many customers add at the same time', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const [lamp, mug] = [await addProduct(shop.db), await addSellable(shop)]
  const people = await Promise.all(['Mia', 'Ben', 'Lea', 'Tom'].map((name) => shop.customer(name)))
  const answers = await Promise.allSettled(
    people.flatMap((person) => [lamp, mug].map((product) => person.api(addToCart, { body: one(product) }))),
  )
  expect(answers.map(({ status }) => status)).toEqual(people.flatMap(() => ['rejected', 'fulfilled']))
})

test('leaves such products out when an order is put into the cart again', async () => {
  await using selling = await openSellingShop()
  const { shop } = selling
  const mia = await shop.customer('Mia')
  const lamp = await addProduct(shop.db)
  await addOrder(shop.db, { userId: mia.id, productId: lamp.id, variantIds: lamp.variantIds })
  const [order] = (await mia.api(listOrders, { query: {} })).results
  const answer = await mia.api(reorder, { params: { id: String(order?.id) } })
  expect(answer.user.cartitem_set).toEqual([])
  expect(answer.missing).toMatchObject([{ product: lamp.id }])
})

test('accepts such products while the checkout is closed', async () => {
  await using shop = await openShop()
  const mia = await shop.customer('Mia')
  const lamp = await addProduct(shop.db)
  expect((await mia.api(addToCart, { body: one(lamp) })).cartitem_set).toHaveLength(1)
})
