import { expect, test } from 'vitest'
import { addPerson } from '../../../../../tests/fixtures/people.ts'
import { openPayingShop } from '../../../../../tests/fixtures/selling/paying-shop.ts'
import { transitionOrder } from '../../../orders/staff/steps/steps.contract.ts'
import { paymentsState } from '../staff/payment-issues.server.ts'
import { getPaymentsState } from '../staff/staff-payments.contract.ts'
import { paymentAlarmsGauge } from './payment-alarms.server.ts'

const HOUR = 60

test('alarms staff and metrics about missing, forged or unclear webhooks, a wrong clock and late refunds', async () => {
  await using world = await openPayingShop()
  const { shop, provider, order, page, check, work, pass, post, refunds } = world
  const ringing = async () => {
    const { alarms } = await paymentsState(shop.services)
    const measured = await paymentAlarmsGauge(shop.services).read()
    // The metric has the same counts, and 0 for each inactive alarm.
    for (const { alarm, count } of alarms) expect(measured[alarm]).toBe(count)
    expect(Object.values(measured).filter((count) => count === 0)).toHaveLength(5 - alarms.length)
    return Object.fromEntries(alarms.map(({ alarm, count }) => [alarm, count]))
  }
  // Sessions end after a day without activity.
  const staffNow = async () => shop.as((await addPerson(shop.db, { isStaff: true, now: shop.clock.now })).token)
  const paid = await order()
  const reference = await page(paid)
  expect(await ringing()).toEqual({})

  // The payment is reported only by the returning browser.
  provider.pay(reference)
  await check(paid)
  pass(24 * HOUR - 1)
  expect(await ringing()).toEqual({})
  pass(1)
  expect(await ringing()).toEqual({ no_notices: 1 })
  await post(provider.notice(reference))
  expect(await ringing()).toEqual({})
  // The last payment of several days had its webhook, so no alarm is raised.
  const last = await order()
  const lastReference = await page(last)
  provider.pay(lastReference)
  await post(provider.notice(lastReference))
  pass(1)
  await work()
  pass(30 * HOUR)
  expect(await ringing()).toEqual({})

  expect((await post({ ...provider.notice(reference), body: '{}' })).statusCode).toBe(400)
  expect(await ringing()).toEqual({ notices_refused: 1 })
  pass(23 * HOUR)
  // At most one rejection per minute is recorded.
  for (let forged = 0; forged < 20; forged += 1)
    await post({ body: '{}', headers: { 'content-type': 'application/json' } })
  expect(provider.health().refusedNotices).toBe(21)
  pass(2 * HOUR)
  expect(await ringing()).toEqual({ notices_refused: 1 })
  pass(22 * HOUR)
  expect(await ringing()).toEqual({})

  provider.clockIsOff(60_000)
  expect(await ringing()).toEqual({})
  provider.clockIsOff(-61_000)
  expect(await ringing()).toEqual({ clock_off: 61 })
  provider.clockIsOff(0)

  const ida = await shop.customer('Ida')
  const unclear = await order(ida)
  await page(unclear, ida)
  provider.failNext('settle', 'lost before', 9)
  pass(2)
  await work()
  expect(await ringing()).toEqual({})
  pass(15)
  expect(await ringing()).toEqual({ unclear: 1 })
  provider.recover()
  await work()
  expect(await ringing()).toEqual({})

  provider.nextRefundsAre('pending')
  await (await staffNow()).api(transitionOrder, { params: { id: String(paid.id) }, body: { to: 'cancelled' } })
  await work()
  expect(await refunds()).toMatchObject([{ state: 'pending' }])
  pass(3 * 24 * HOUR - 1)
  expect(await ringing()).toEqual({})
  pass(1)
  expect(await ringing()).toEqual({ refunds_late: 1 })
  const { needs_you } = await (await staffNow()).api(getPaymentsState, {})
  expect(needs_you).toMatchObject([{ kind: 'refund_late', order: paid.id, amount: '29.90' }])
  for (const [refund] of provider.refunds) provider.settleRefundAs(refund, true)
  await work()
  expect(await ringing()).toEqual({})
})
