import { expect, test } from 'vitest'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { transitionOrder } from '../../orders/staff/steps/steps.contract.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

test('queries the provider at the time that it requested, regardless of the shop’s own intervals', async () => {
  await using world = await openPayingShop()
  const { shop, provider, order, page, now, work, pass } = world
  const placed = await order()
  const reference = await page(placed)
  provider.pay(reference)
  provider.failNext('settle', 7 * MINUTE)
  // Reconciliation does not find it either.
  provider.failNext('list', 'lost before', 9)
  pass(2)
  const asked = shop.clock.now
  await work()
  const { ask_at } = await shop.db.selectFrom('payments').select('ask_at').executeTakeFirstOrThrow()
  expect(ask_at).toEqual(new Date(asked.getTime() + 7 * MINUTE))
  pass(6)
  await work()
  expect(await now(placed)).toMatchObject({ status: 'awaiting_payment' })
  pass(1)
  await work()
  expect(await now(placed)).toMatchObject({ status: 'making', payment: { state: 'paid' } })
})

test('retries a refund at the requested time and refunds once', async () => {
  await using world = await openPayingShop()
  const { shop, staff, provider, order, page, check, work, pass, refunds } = world
  const placed = await order()
  provider.pay(await page(placed))
  await check(placed)
  provider.failNext('refund', 20 * SECOND)
  await staff.api(transitionOrder, { params: { id: String(placed.id) }, body: { to: 'cancelled' } })
  await work()
  const { ask_at } = await shop.db.selectFrom('refunds').select('ask_at').executeTakeFirstOrThrow()
  expect(ask_at).toEqual(new Date(shop.clock.now.getTime() + 20 * SECOND))
  pass(1)
  await work()
  await work()
  expect(await refunds()).toMatchObject([{ state: 'done', cents: 29_90 }])
  expect(provider.refunds.size).toBe(1)
})
