import { expect, test } from 'vitest'
import { addDiscount } from '../../../tests/fixtures/discounts.ts'
import { addSellable, bodyFor, openSellingShop, putInCart } from '../../../tests/fixtures/selling/selling-shop.ts'
import type { Person } from '../../../tests/processes/open-shop.ts'
import { checkOut, quoteCheckout } from '../checkout/checkout.contract.ts'
import { cancelOwnOrder } from '../orders/orders.contract.ts'
import { enterCode } from './entering/cart-code.contract.ts'

/** Customers with the same cart of 20.00 and the same code. */
async function customersWith(code: string, count: number) {
  const selling = await openSellingShop()
  const mug = await addSellable(selling.shop, { priceCents: 20_00, variants: [{ name: 'One', stock: 100 }] })
  const customers: Person[] = []
  for (let at = 1; at <= count; at += 1) {
    const customer = await selling.shop.customer(`Customer ${at}`)
    await putInCart(customer, mug, 1)
    customers.push(customer)
  }
  const enterAll = () => Promise.all(customers.map((one) => one.api(enterCode, { body: { code } })))
  return { ...selling, mug, customers, enterAll }
}

test('of ten customers who order with the last use of a code at once, one gets it, and the others are not charged', async () => {
  await using selling = await customersWith('LAST', 10)
  const { shop, customers, enterAll } = selling
  await addDiscount(shop.db, { code: 'LAST', kind: 'amount', value: 5_00, max_uses: 1 })
  await enterAll()
  const quotes = await Promise.all(customers.map((one) => one.api(quoteCheckout, { query: {} })))
  expect(new Set(quotes.map(({ total }) => total))).toEqual(new Set(['19.90']))
  const settled = await Promise.allSettled(
    customers.map((one, at) => {
      const quoted = quotes[at]
      if (!quoted) throw new Error('There is a quote for each customer.')
      return one.api(checkOut, { body: bodyFor(quoted) })
    }),
  )
  const orders = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(orders.map(({ price }) => price)).toEqual(['19.90'])
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(refusals.filter((text) => text.includes('409 The order has changed'))).toHaveLength(9)
  const uses = await shop.db.selectFrom('order_discounts').select('order_id').execute()
  expect(uses).toHaveLength(1)
  // The others see the new total before they order.
  const [other] = customers.filter((_, at) => settled[at]?.status === 'rejected')
  expect(await other?.api(quoteCheckout, { query: {} })).toMatchObject({
    ...{ total: '24.90', discounts: [], code: { code: 'LAST', problem: 'This code is not valid.' } },
  })
})

test('one customer orders in four tabs with a code that is for one use per customer: it is used once', async () => {
  await using selling = await customersWith('ONCE', 1)
  const { shop, mug, customers, enterAll } = selling
  await addDiscount(shop.db, { code: 'ONCE', value: 5_000, max_uses_per_customer: 1 })
  await enterAll()
  const [customer] = customers
  const quoted = await customer?.api(quoteCheckout, { query: {} })
  if (!customer || !quoted) throw new Error('There is a customer with a quote.')
  expect(quoted.total).toBe('14.90')
  // Each tab buys the mug directly, so that the cart does not decide.
  const lines = [{ product: mug.id, variant: mug.variantIds[0] ?? 0, quantity: 1 }]
  const settled = await Promise.allSettled(
    Array.from({ length: 4 }, () => customer.api(checkOut, { body: { ...bodyFor(quoted), from_cart: false, lines } })),
  )
  const orders = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(orders.map(({ price }) => price)).toEqual(['14.90'])
  const refusals = settled.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(refusals.filter((text) => text.includes('409 The order has changed'))).toHaveLength(3)
  expect(await shop.db.selectFrom('order_discounts').select('code').execute()).toEqual([{ code: 'ONCE' }])
})

test('a single-use code and a cancellation at once: the use is returned once and taken once', async () => {
  await using selling = await customersWith('SINGLE', 5)
  const { shop, customers, enterAll } = selling
  await addDiscount(shop.db, { code: 'SINGLE', value: 5_000, isSingleUse: true })
  await enterAll()
  const quotes = await Promise.all(customers.map((one) => one.api(quoteCheckout, { query: {} })))
  const order = (at: number) => {
    const [customer, quoted] = [customers[at], quotes[at]]
    if (!customer || !quoted) throw new Error('There is a customer with a quote.')
    return customer.api(checkOut, { body: bodyFor(quoted) })
  }
  const first = await order(0)
  const settled = await Promise.allSettled([
    customers[0]?.api(cancelOwnOrder, { params: { id: String(first.id) } }),
    ...[1, 2, 3, 4].map(order),
  ])
  const placed = settled.slice(1).filter(({ status }) => status === 'fulfilled').length
  const held = await shop.db
    .selectFrom('order_discounts')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('orders.id')
    .where('orders.status', '<>', 'cancelled')
    .execute()
  expect(settled[0]?.status).toBe('fulfilled')
  expect(held).toHaveLength(placed)
  expect(placed).toBeLessThanOrEqual(1)
  const again = await Promise.allSettled([1, 2, 3, 4].map(order))
  expect(placed + again.filter(({ status }) => status === 'fulfilled').length).toBe(1)
})

test('a discount that ends or changes between quote and order is shown before anything is charged', async () => {
  await using selling = await customersWith('MOVING', 1)
  const { shop, customers, enterAll } = selling
  const id = await addDiscount(shop.db, { code: 'MOVING', value: 1_000 })
  await enterAll()
  const [mia] = customers
  if (!mia) throw new Error('There is a customer.')
  const quoted = await mia.api(quoteCheckout, { query: {} })
  for (const change of [{ value: 500 }, { is_active: false }, { ends_at: shop.clock.now }]) {
    await shop.db.updateTable('discounts').set(change).where('id', '=', id).execute()
    await expect(mia.api(checkOut, { body: bodyFor(quoted) })).rejects.toThrow('409 The order has changed')
  }
  expect(await shop.db.selectFrom('orders').select('id').execute()).toEqual([])
})
