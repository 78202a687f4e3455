import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDiscount } from '../../../../tests/fixtures/discounts.ts'
import { addGiftCardProduct } from '../../../../tests/fixtures/selling/gift-card-product.ts'
import { addSellable, bodyFor, openSellingShop, putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { currentUser } from '../../../core/auth/session.contract.ts'
import { checkOut, quoteCheckout } from '../../checkout/checkout.contract.ts'
import { enterCode } from '../../discounts/entering/cart-code.contract.ts'
import { placeManualOrder, quoteManualOrder, type SentManualOrder } from './manual-orders.contract.ts'

type Wish = Partial<SentManualOrder>

/** Opens a shop in which staff place manual orders of a mug for 20.00 with the total that the shop has quoted. */
async function openWithMug() {
  const selling = await openSellingShop()
  const { shop, staff, methods } = selling
  const mug = await addSellable(shop, { title: 'Mug', priceCents: 20_00, variants: [{ name: 'Red', stock: 50 }] })
  const lines = [{ product: mug.id, variant: mug.variantIds[0] ?? 0, quantity: 1 }]
  const quote = ({ code, reduction, email }: Wish = {}) =>
    staff.api(quoteManualOrder, {
      body: {
        lines,
        method: methods.collect,
        ...(code && { code }),
        ...(reduction && { reduction }),
        ...(email && { email }),
      },
    })
  const place = async (wish: Wish = {}) => {
    const total = wish.total ?? (await quote(wish)).total
    const paid = { payment: 'received', received_on: '2026-11-22', name: 'Zoë' }
    const body = { key: randomUUID(), lines, method: methods.collect, total, ...paid, ...wish }
    return staff.api(placeManualOrder, { body })
  }
  const account = async (name: string) => {
    const customer = await shop.customer(name)
    await shop.db
      .updateTable('users')
      .set({ email_verified_at: shop.clock.now })
      .where('id', '=', customer.id)
      .execute()
    return { customer, email: (await customer.api(currentUser, {})).email }
  }
  return { ...selling, mug, quote, place, account }
}

test('an order by staff gets automatic discounts, a code and a one-off reduction, in this order', async () => {
  await using selling = await openWithMug()
  const { shop, staff, mug, methods, quote, place } = selling
  await addDiscount(shop.db, { name: 'Autumn', value: 1_000, combines: true })
  await addDiscount(shop.db, { name: 'Friends', code: 'FRIENDS', kind: 'amount', value: 3_00, combines: true })
  const wish: Wish = { code: ' friends ', reduction: { kind: 'percentage', value: '50', reason: 'Scratched' } }
  const discounts = [
    { name: 'Autumn', code: null, goods: '2.00', delivery: '0.00' },
    { name: 'Friends', code: 'FRIENDS', goods: '3.00', delivery: '0.00' },
    { name: 'Scratched', code: null, goods: '7.50', delivery: '0.00' },
  ]
  expect(await quote(wish)).toMatchObject({ goods: '20.00', total: '7.50', discounts, code: { problem: null } })
  const order = await place(wish)
  expect(order).toMatchObject({ price: '7.50', discounts, payment: { state: 'paid', amount: '7.50' } })
  expect(order.taxes).toMatchObject([{ gross: '7.50' }])
  expect(order.order_product_items.map(({ discount }) => discount)).toEqual(['12.50'])
  const log = await staff.api(auditLog, { query: { order: String(order.id) } })
  expect(log.results.map(({ field, new: now }) => [field, now])).toEqual(
    expect.arrayContaining([
      ['discount', '2.00 (Autumn)'],
      ['discount', '3.00 (Friends, FRIENDS)'],
      ['reduction', '7.50 (Scratched)'],
    ]),
  )

  // The whole reduction is spread over the goods, and a gift card keeps its price.
  const giftCard = await addGiftCardProduct(shop.db)
  const lines = [mug, giftCard].map(({ id, variantIds: [variant = 0] }) => ({ product: id, variant, quantity: 1 }))
  const reduction = { kind: 'amount', value: '10', reason: 'Scratched' } as const
  const withCard = await staff.api(quoteManualOrder, { body: { lines, method: methods.collect, reduction } })
  expect(withCard).toMatchObject({ total: '58.00', discounts: [{ goods: '2.00' }, { goods: '10.00' }] })
  const { price } = await place({ lines, reduction, total: '58.00' })
  expect(price).toBe('58.00')

  // Errors at their fields; nothing is placed.
  const reduced = (value: string, kind: 'percentage' | 'amount' = 'amount', reason = 'Scratched') =>
    place({ reduction: { kind, value, reason } })
  await expect(reduced('18.01')).rejects.toThrow(
    '{"reduction":{"value":["The reduction is more than the price of the products."]}}',
  )
  await expect(reduced('100.01', 'percentage')).rejects.toThrow('Enter a percentage from 0.01 to 100.')
  await expect(reduced('5', 'amount', ' ')).rejects.toThrow('"reason"')
  await expect(place({ code: 'NEVER' })).rejects.toThrow('{"code":["No running discount has this code."]}')
  await expect(place({ total: '1.00' })).rejects.toThrow('409 The order has changed')
  expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(2)

  // An order that costs nothing needs no payment, also if a later payment was chosen.
  for (const payment of ['received', 'transfer']) {
    const free = await place({
      payment,
      received_on: '',
      reduction: { kind: 'percentage', value: '100', reason: 'Gift' },
    })
    expect(free).toMatchObject({ price: '0.00', status: 'making', payment: null })
  }
})

test('conditions of customers and limits of uses hold for orders by staff', async () => {
  await using selling = await openWithMug()
  const { shop, quote, place, account, mug } = selling
  const problem = async (wish: Wish) => (await quote(wish)).code?.problem
  await addDiscount(shop.db, { code: 'FIRST', is_for_first_order: true })
  await addDiscount(shop.db, { code: 'ONCE', max_uses_per_customer: 1 })
  await addDiscount(shop.db, { code: 'TAGGED', tag_id: 1 })
  await addDiscount(shop.db, { code: 'ENDED', ends_at: new Date(shop.clock.now.getTime() - 1) })
  await addDiscount(shop.db, { code: 'LAST', max_uses: 1 })
  await addDiscount(shop.db, { code: 'FROM-30', minimum_cents: 30_00 })
  const { email, customer } = await account('Mia')
  expect(await problem({ code: 'FIRST', email })).toBe(null)
  expect(await problem({ code: 'FIRST' })).toBe('This code is for the first order of an account.')
  expect(await problem({ code: 'TAGGED', email })).toBe('This code is for customers with another tag.')
  expect(await problem({ code: 'ENDED' })).toBe('This discount has ended.')
  expect(await problem({ code: 'FROM-30' })).toBe('Add items for €10.00 more to use this code.')
  // The code in the customer's own cart does not count.
  await putInCart(customer, mug, 1)
  await customer.api(enterCode, { body: { code: 'LAST' } })
  expect(await quote({ email })).toMatchObject({ code: null, total: '20.00' })

  expect((await place({ code: 'ONCE', email })).price).toBe('18.00')
  await expect(place({ code: 'ONCE', email })).rejects.toThrow('This customer has already used the code.')
  await expect(place({ code: 'FIRST', email })).rejects.toThrow('This code is for the first order of an account.')

  // The last use goes either to staff or to the customer. All of them have seen the discount.
  const body = bodyFor(await customer.api(quoteCheckout, { query: {} }))
  const { total } = await quote({ code: 'LAST' })
  const [ofCustomer, ...ofStaff] = await Promise.allSettled([
    customer.api(checkOut, { body }),
    ...[1, 2, 3].map(() => place({ code: 'LAST', total })),
  ])
  const uses = await shop.db.selectFrom('order_discounts').select('order_id').where('code', '=', 'LAST').execute()
  expect(uses).toHaveLength(1)
  const placed = [ofCustomer, ...ofStaff].filter((one) => one.status === 'fulfilled')
  expect(placed).toHaveLength(1)
  expect(await problem({ code: 'LAST' })).toBe('This code is used up.')
})
