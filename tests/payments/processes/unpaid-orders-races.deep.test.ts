import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { issueToken } from '../../../shop/core/auth/session-store.server.ts'
import { checkOut, quoteCheckout } from '../../../shop/sales/checkout/checkout.contract.ts'
import { recordPayment } from '../../../shop/sales/orders/staff/staff-orders.contract.ts'
import { bodyFor } from '../../fixtures/selling/selling-shop.ts'
import { openStripeShop } from '../../fixtures/selling/stripe-shop.ts'
import { by, toCollect } from './payment-actions.ts'

test('orders of one customer in two processes stay within the limit of open transfers', {
  timeout: 120_000,
}, async () => {
  await using world = await openStripeShop({ stock: 100 })
  const { mia, mug, variant, shop } = world
  const other = await world.start()
  const quote = await mia.api(quoteCheckout, { query: { variant: String(variant), quantity: '1' } })
  const order = { from_cart: false, lines: [{ product: mug.id, variant, quantity: 1 }] }
  const answers = await Promise.allSettled(
    Array.from({ length: 12 }, (_, n) => {
      const body = bodyFor(quote, { ...order, key: randomUUID() })
      return n % 2 ? mia.api(checkOut, { body }) : other.api(mia.token, checkOut, { body })
    }),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const { stock } = await shop.db
    .selectFrom('variants')
    .select('stock')
    .where('id', '=', variant)
    .executeTakeFirstOrThrow()
  expect(stock).toBe(97)
})

test('an order that is paid and expires concurrently has one outcome, and its stock returns at most once', {
  timeout: 120_000,
}, async () => {
  await using world = await openStripeShop()
  const { shop, variant, staff } = world
  const id = await toCollect(world)
  world.pass(21 * 24 * 60)
  const token = await issueToken(shop.db, { id: staff.id, isStaff: true }, shop.clock.now)
  const other = await world.start()
  const body = { amount: '25.00', received_on: shop.clock.now.toISOString().slice(0, 10) }
  const sweep = () => other.act('sweep', { now: shop.clock.now })
  await Promise.allSettled([sweep(), world.round(), shop.as(token).api(recordPayment, { ...by(id), body }), sweep()])
  const read = async () => {
    const { status } = await shop.db
      .selectFrom('orders')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { stock } = await shop.db
      .selectFrom('variants')
      .select('stock')
      .where('id', '=', variant)
      .executeTakeFirstOrThrow()
    const moves = await shop.db
      .selectFrom('stock_movements')
      .select('change')
      .where('variant_id', '=', variant)
      .execute()
    return `${status}, ${stock} in stock, ${moves.reduce((sum, { change }) => sum + change, 0)} by movements`
  }
  const ended = await read()
  expect(['making, 8 in stock, 8 by movements', 'cancelled, 10 in stock, 10 by movements']).toContain(ended)
  await Promise.all([sweep(), world.round()])
  expect(await read()).toBe(ended)
})
