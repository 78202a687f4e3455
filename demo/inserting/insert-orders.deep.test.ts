import { expect, test } from 'vitest'
import { listCustomers } from '../../shop/admin/customers/customers.contract.ts'
import { fillWithDemo } from '../../tests/fixtures/demo-catalogue.ts'
import { openShop } from '../../tests/processes/open-shop.ts'
import { customers as people } from '../history/customers.ts'
import { orderHistory } from '../history/order-history.ts'

/** In milliseconds; the test inserts hundreds of rows. */
const LONG = 120_000

test('demo orders are paid unless cancelled, contain VAT and are counted in the customer list', {
  timeout: LONG,
}, async () => {
  await using shop = await openShop()
  await fillWithDemo(shop.db, shop.clock.now)
  const staff = await shop.staff()
  const orders = await shop.db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['users.email', 'status', 'payment_state', 'total_cents', 'taxes', 'vat_mode'])
    .execute()
  expect(orders).toHaveLength(orderHistory().length)
  for (const { status, payment_state, total_cents, taxes, vat_mode } of orders) {
    expect(payment_state).toBe(status === 'cancelled' ? 'none' : 'paid')
    expect(vat_mode).toBe('home')
    expect(taxes.reduce((sum, { net, vat }) => sum + net + vat, 0)).toBe(total_cents)
  }
  expect(new Set(orders.flatMap(({ taxes }) => taxes.map(({ rate }) => rate)))).toEqual(new Set([2000, 550]))

  for (const { email } of Object.values(people)) {
    const own = orders.filter((order) => order.email === email)
    const cents = own.reduce((sum, { status, total_cents }) => sum + (status === 'cancelled' ? 0 : total_cents), 0)
    const { results } = await staff.api(listCustomers, { query: { search: email } })
    expect(results).toMatchObject([{ email, orders: own.length, spent: (cents / 100).toFixed(2) }])
    if (own.some(({ status }) => status !== 'cancelled')) expect(cents).toBeGreaterThan(0)
  }
})
