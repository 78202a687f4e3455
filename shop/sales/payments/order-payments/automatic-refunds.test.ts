import { expect, test } from 'vitest'
import { storeLegalNotice } from '../../../../tests/fixtures/invoices.ts'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { addSellable, checkOutCart, putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { currentUser } from '../../../core/auth/session.contract.ts'
import { refundOrder } from '../../orders/staff/staff-orders.contract.ts'
import { transitionOrder } from '../../orders/staff/steps/steps.contract.ts'
import { getPaymentsState, recordManualRefund, resolveDispute } from './staff/staff-payments.contract.ts'

const step = (id: number, to: 'shipping' | 'cancelled', from?: 'making') => ({
  params: { id: String(id) },
  body: { to, ...(from && { from }) },
})

test('reactivates a recently expired order on payment, and refunds it if the stock is gone', async () => {
  await using world = await openPayingShop()
  const { shop, provider, order, page, now, work, sweep, pass, stock, moved, refunds, subjects, variant, mia } = world
  /** The order expires with its payment page closed, and is paid nevertheless. */
  const paidLate = async () => {
    const placed = await order()
    const reference = await page(placed)
    pass(55)
    await sweep()
    // The e-mail about the expiry is queued by its event.
    await mia.ordersConfirmed()
    provider.become(reference, { state: 'paid', receivedCents: 29_90 })
    return placed
  }
  const alive = await paidLate()
  expect(await now(alive)).toMatchObject({ status: 'cancelled' })
  pass(15)
  await work(2)
  expect(await now(alive)).toMatchObject({
    status: 'making',
    cancelled_because: null,
    payment: { state: 'paid' },
    steps: [{ status: 'awaiting_payment' }, { status: 'making' }],
  })
  expect([await stock(), await moved(), (await mia.api(currentUser, {})).cartitem_set]).toEqual([8, 8, []])

  const late = await paidLate()
  await shop.db.updateTable('variants').set({ stock: 1 }).where('id', '=', variant).execute()
  pass(15)
  await work()
  expect(await now(late)).toMatchObject({ status: 'cancelled', payment: { state: 'surplus', refunded: '29.90' } })
  expect((await refunds()).map(({ because, state }) => [because, state])).toEqual([['late', 'done']])
  expect((await subjects()).slice(-2)).toEqual([
    `Your order ${late.id} at Comptoir: we refund your payment`,
    `Your order ${late.id} at Comptoir: €29.90 refunded`,
  ])
})

test('refunds a payment for an order that staff cancelled, also if its page stayed open', async () => {
  await using world = await openPayingShop()
  const { staff, provider, order, page, now, work, refunds } = world
  const cancelled = await order()
  const reference = await page(cancelled)
  await staff.api(transitionOrder, step(cancelled.id, 'cancelled'))
  provider.pay(reference)
  await work()
  expect(await now(cancelled)).toMatchObject({ status: 'cancelled', payment: { state: 'surplus' } })
  expect((await refunds()).at(-1)).toMatchObject({ because: 'cancelled', state: 'done' })
})

test('makes one order and one refund of two paid pages', async () => {
  await using world = await openPayingShop()
  const { provider, order, page, now, work, pass, refunds } = world
  const placed = await order()
  const first = await page(placed)
  provider.become(first, { state: 'failed' })
  pass(2)
  await work()
  const second = await page(placed)
  expect(second).not.toBe(first)
  provider.become(first, { state: 'open' })
  provider.pay(first)
  provider.pay(second)
  pass(15)
  await Promise.all([work(2), world.check(placed), world.check(placed)])
  pass(15)
  await work()
  expect(await now(placed)).toMatchObject({ status: 'making', payment: { state: 'paid' } })
  expect(await refunds()).toEqual([{ cents: 29_90, because: 'surplus', state: 'done', reason: '' }])
})

test('records refunds and disputes made at the provider, and blocks a disputed order until staff resolve it', async () => {
  await using world = await openPayingShop()
  const { shop, staff, provider, order, page, now, check, work, pass, post, refunds, subjects } = world
  const placed = await order()
  const reference = await page(placed)
  provider.pay(reference)
  await check(placed)
  const dispute = { state: 'open' as const, openedAt: new Date(), answerBy: null, lostCents: 0 }
  provider.become(reference, { refundedCents: 5_00, dispute })
  expect((await post(provider.notice(reference))).statusCode).toBe(200)
  await work(2)
  expect(await refunds()).toEqual([{ cents: 5_00, because: 'at_provider', state: 'done', reason: '' }])
  expect((await now(placed))?.payment).toMatchObject({ state: 'paid', refunded: '5.00' })
  await expect(staff.api(transitionOrder, step(placed.id, 'shipping'))).rejects.toThrow('409 The customer disputes')
  const [matter] = (await staff.api(getPaymentsState, {})).needs_you
  expect(matter).toMatchObject({ kind: 'disputed', order: placed.id, amount: '29.90' })
  await staff.api(resolveDispute, { body: { id: String(matter?.id) } })
  expect((await staff.api(getPaymentsState, {})).needs_you).toEqual([])
  await staff.api(transitionOrder, step(placed.id, 'shipping'))
  expect(await subjects(shop.config.shopEmail)).toEqual([
    `New order ${placed.id}: €29.90, paid online`,
    `Order ${placed.id}: a payment needs attention`,
  ])
  // Cancelling refunds the rest automatically. If the provider rejects that, staff transfer it.
  provider.failNext('refund', 'lost after')
  await staff.api(transitionOrder, step(placed.id, 'cancelled'))
  await work()
  pass(2)
  await work(2)
  expect(await refunds()).toMatchObject([{}, { cents: 24_90, because: 'cancelled', state: 'done' }])
  expect(provider.refunds.size).toBe(1)
})

test('asks staff to transfer a refund that the provider rejects, and records that once', async () => {
  await using world = await openPayingShop()
  const { shop, staff, provider, order, page, check, work, refunds, subjects } = world
  const placed = await order()
  provider.pay(await page(placed))
  await check(placed)
  await staff.api(transitionOrder, step(placed.id, 'cancelled'))
  provider.failNext('refund', 'refused')
  await work()
  await work(3)
  // Staff and customer are notified once.
  const failed = (subjects: string[]) => subjects.filter((one) => /failed|could not/.test(one))
  expect([failed(await subjects()), failed(await subjects(shop.config.shopEmail))]).toEqual([
    [`Your order ${placed.id} at Comptoir: €29.90 could not be refunded yet`],
    [`Order ${placed.id}: a refund failed`],
  ])
  const [matter] = (await staff.api(getPaymentsState, {})).needs_you
  expect(matter).toMatchObject({ kind: 'refund_failed', amount: '29.90', reason: 'refused' })
  const body = { id: String(matter?.id), paid_back_on: '2026-11-23', bank_reference: 'SEPA 7' }
  await expect(staff.api(recordManualRefund, { body: { ...body, paid_back_on: '2027-01-01' } })).rejects.toThrow(
    '{"paid_back_on":["This date is in the future."]}',
  )
  const answers = await Promise.allSettled([1, 2].map(() => staff.api(recordManualRefund, { body })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refunds()).toMatchObject([{ state: 'done' }])
  expect((await subjects()).at(-1)).toBe(`Your order ${placed.id} at Comptoir: €29.90 refunded`)
})

test('refunds the rest after a partial refund at the provider, however it becomes known', async () => {
  await using world = await openPayingShop()
  const { staff, provider, order, page, check, work, pass, refunds, subjects } = world
  const placed = await order()
  const reference = await page(placed)
  provider.pay(reference)
  await check(placed)
  await work()
  provider.become(reference, { refundedCents: 5_00 })
  await staff.api(transitionOrder, step(placed.id, 'cancelled'))
  // A refund above the amount left is rejected.
  await work(2)
  pass(1)
  await work(2)
  expect((await refunds()).map(({ cents, because, state }) => [cents, because, state])).toEqual([
    [29_90, 'cancelled', 'failed'],
    [5_00, 'at_provider', 'done'],
    [24_90, 'cancelled', 'done'],
  ])
  expect(provider.payments.get(reference)?.refundedCents).toBe(29_90)
  expect((await staff.api(getPaymentsState, {})).needs_you).toEqual([])
  expect((await subjects()).at(-1)).toBe(`Your order ${placed.id} at Comptoir: €24.90 refunded`)
})

test('the credit note of a refund that replaces a rejected one counts the refunded pieces', async () => {
  await using world = await openPayingShop()
  const { shop, staff, mia, provider, mug, variant, page, check, work, pass, refunds } = world
  await storeLegalNotice(shop)
  const book = await addSellable(shop, { title: 'Book', priceCents: 20_00 })
  await putInCart(mia, mug, 2)
  await putInCart(mia, book, 1)
  const placed = await checkOutCart(mia, { payment: 'online' })
  const reference = await page(placed)
  provider.pay(reference)
  await check(placed)
  const credited = async () => {
    const rows = await shop.db.selectFrom('documents').select(['kind', 'body']).orderBy('id').execute()
    return rows.map(({ kind, body }) => [
      kind,
      body.grossCents,
      body.lines.map(({ title, quantity }) => [title, quantity]),
    ])
  }
  await expect.poll(async () => (await credited()).length).toBe(1)
  await work()
  // The payment has less left than the refund, so the provider rejects it.
  provider.become(reference, { refundedCents: 45_00 })
  await staff.api(refundOrder, {
    params: { id: String(placed.id) },
    body: {
      ...{ key: crypto.randomUUID(), amount: '12.50', because: 'goodwill', note: '' },
      lines: [{ variant, quantity: 1, restock: false }],
    },
  } as never)
  await work(2)
  pass(1)
  await work(2)
  expect((await refunds()).map(({ cents, because, state }) => [cents, because, state])).toEqual([
    [12_50, 'goodwill', 'failed'],
    [45_00, 'at_provider', 'done'],
    [4_90, 'goodwill', 'done'],
  ])
  await expect.poll(async () => (await credited()).length).toBe(3)
  expect((await credited()).at(-1)).toEqual([
    'credit_note',
    4_90,
    [
      ['Mug', 1],
      ['Book', 0],
    ],
  ])
})
