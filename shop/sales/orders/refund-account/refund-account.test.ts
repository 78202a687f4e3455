import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { step, take } from '../../../../tests/fixtures/placed-order.ts'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import { checkOutCart, putInCart } from '../../../../tests/fixtures/selling/selling-shop.ts'
import type { Person } from '../../../../tests/processes/open-shop.ts'
import { myData } from '../../../core/accounts/account.contract.ts'
import { auditLog } from '../../../core/activity-log/audit-log.contract.ts'
import { issueToken } from '../../../core/auth/session-store.server.ts'
import { sweepShop } from '../../../sweep.server.ts'
import { recordManualRefund } from '../../payments/order-payments/staff/staff-payments.contract.ts'
import { withdrawLines } from '../../returns/statements/withdrawals.contract.ts'
import { ANONYMIZED_AFTER_DAYS } from '../anonymization/retention.ts'
import { readStaffOrder } from '../staff/order/staff-order.contract.ts'
import { recordPayment, refundOrder } from '../staff/staff-orders.contract.ts'
import { saveRefundAccount } from './save-refund-account.contract.ts'

const TYPED = { holder: ' Mia Test ', iban: 'fr76 3000 6000 0112 3456 7890 189' }
const IBAN = 'FR7630006000011234567890189'
const ACCOUNT = { holder: 'Mia Test', iban: IBAN }
const MASKED = { holder: 'Mia Test', iban: '•••• 0189' }

const shared = await openPayingShop()
afterAll(() => shared[Symbol.asyncDispose]())

/** Adds a customer who has paid for an order of two mugs by bank transfer. */
async function aPaidTransfer(opened = shared) {
  const world = { ...opened, ...(await opened.another()) }
  const { mia, email, staff, mug, variant } = world
  await putInCart(mia, mug, 2)
  const { id, price } = await checkOutCart(mia, { payment: 'transfer' })
  const params = { id: String(id) }
  await staff.api(recordPayment, { params, body: { amount: price, received_on: '2026-11-23' } })
  return {
    ...world,
    id,
    params,
    save: (account: Partial<typeof TYPED> = {}, person: Person = mia) =>
      person.api(saveRefundAccount, { params, body: { ...TYPED, ...account } }),
    withdraw: (more: { refund_iban?: string; refund_holder?: string } = {}) =>
      mia.api(withdrawLines, {
        params,
        body: {
          ...{ key: randomUUID(), name: 'Mia Test', email },
          lines: [{ variant, quantity: 1 }],
          ...more,
        },
      }),
    forStaff: async () => (await staff.api(readStaffOrder, { params })).refund_account,
    emailAbout: async (subject: RegExp) =>
      (await world.shop.emails(email)).find((email) => subject.test(email.subject))?.text,
  }
}

test('encrypts the IBAN, masks it for the customer and shows it to staff who manage orders', async () => {
  const world = await aPaidTransfer()
  const { shop, staff, id, params, save, now, forStaff } = world
  await step(staff, id, 'cancelled')
  expect(await now({ id })).toMatchObject({ refund_account: null, takes_refund_account: true })
  expect(await save()).toMatchObject({ id, refund_account: MASKED, takes_refund_account: true })
  expect(await now({ id })).toMatchObject({ refund_account: MASKED })
  expect(await forStaff()).toEqual(ACCOUNT)
  const withoutOrders = await shop.staff('catalogue')
  await expect(withoutOrders.api(readStaffOrder, { params })).rejects.toThrow('403')
  const stored = await shop.db
    .selectFrom('refund_accounts')
    .selectAll()
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(stored.iban_sealed.includes('3456')).toBe(false)
  expect(stored).toMatchObject({ holder: 'Mia Test', iban_end: '0189' })
})

test('records which fields changed, without their values, and nothing for the same account again', async () => {
  const world = await aPaidTransfer()
  const { staff, id, params, save, forStaff } = world
  await step(staff, id, 'cancelled')
  await save()
  await save()
  await save({ holder: 'Max Test' })
  expect(await forStaff()).toEqual({ ...ACCOUNT, holder: 'Max Test' })
  const { results } = await staff.api(auditLog, { query: { order: params.id } })
  expect(results.filter(({ field }) => field === 'refund account').map((entry) => entry.new)).toEqual([
    'holder',
    'holder, iban',
  ])
  expect(JSON.stringify(results)).not.toContain('0189')
})

test('rejects a mistyped IBAN and a blank account holder at their fields', async () => {
  const world = await aPaidTransfer()
  await step(world.staff, world.id, 'cancelled')
  const refused = world.save({ holder: ' ', iban: 'FR7630006000011234567890188' })
  await expect(refused).rejects.toThrow('Enter a valid IBAN. A character is missing or mistyped.')
  await expect(refused).rejects.toThrow('"holder"')
  expect(await world.forStaff()).toBeNull()
})

test('rejects the order of another customer and an order without a pending refund', async () => {
  const world = await aPaidTransfer()
  const { shop, staff, id, save, now } = world
  expect(await now({ id })).toMatchObject({ takes_refund_account: false })
  await expect(save()).rejects.toThrow('409')
  await step(staff, id, 'cancelled')
  await expect(save({}, await shop.customer('Ben'))).rejects.toThrow('404')
})

test('rejects an order that was paid online', async () => {
  const { mia, email, staff, provider, order, page, check, now } = { ...shared, ...(await shared.another()) }
  const placed = await order()
  provider.pay(await page(placed))
  await check(placed)
  await step(staff, placed.id, 'cancelled')
  expect(await now(placed)).toMatchObject({ takes_refund_account: false })
  const params = { id: String(placed.id) }
  await expect(mia.api(saveRefundAccount, { params, body: TYPED })).rejects.toThrow('409')
  const withAccount = { key: randomUUID(), name: 'Mia', email, refund_iban: IBAN, lines: [] }
  const second = await order()
  provider.pay(await page(second))
  await check(second)
  await expect(mia.api(withdrawLines, { params: { id: String(second.id) }, body: withAccount })).rejects.toThrow(
    'This order was not paid by bank transfer.',
  )
})

test('accepts the account with a withdrawal and names its last characters in the e-mail about the refund', async () => {
  const world = await aPaidTransfer()
  const { staff, id, params, withdraw, forStaff, emailAbout } = world
  await take(staff, id, 'shipping', 'shipped')
  await expect(withdraw({ refund_iban: 'FR76' })).rejects.toThrow('refund_iban')
  await withdraw({ refund_iban: TYPED.iban })
  expect(await forStaff()).toEqual(ACCOUNT)
  expect(await emailAbout(/we have received it$/)).not.toContain('IBAN')
  await staff.api(refundOrder, { params, body: { key: randomUUID(), because: 'withdrawn', amount: '12.50' } })
  expect(await emailAbout(/we refund/)).toContain('to the account of Mia Test with the IBAN ending in 0189.')
})

test('requests a missing account in the e-mails about a withdrawal, a cancellation and a late transfer', async () => {
  const world = await aPaidTransfer()
  const { mia, staff, mug, shop, id, withdraw, emailAbout } = world
  const request = (order: number) =>
    new RegExp(`we need your IBAN\\. Please enter it on the page of order ${order}.*/orders/${order}\\b`)
  await take(staff, id, 'shipping', 'shipped')
  await withdraw()
  expect(await emailAbout(/we have received it$/)).toMatch(request(id))

  await putInCart(mia, mug, 1)
  const cancelled = await checkOutCart(mia, { payment: 'transfer' })
  const received = { amount: cancelled.price, received_on: '2026-11-23' }
  await staff.api(recordPayment, { params: { id: String(cancelled.id) }, body: received })
  await step(staff, cancelled.id, 'cancelled')
  expect(await emailAbout(new RegExp(`order ${cancelled.id} .* was cancelled$`))).toMatch(request(cancelled.id))

  await putInCart(mia, mug, 1)
  const late = await checkOutCart(mia, { payment: 'transfer' })
  await step(staff, late.id, 'cancelled')
  await staff.api(recordPayment, { params: { id: String(late.id) }, body: received })
  expect(await emailAbout(new RegExp(`order ${late.id} .* refund your payment$`))).toMatch(request(late.id))
  const accounts = shop.db.selectFrom('refund_accounts').select('order_id')
  expect(await accounts.where('order_id', 'in', [id, cancelled.id, late.id]).execute()).toEqual([])
})

test('includes the account in the personal data, and deletes it once the order is anonymized', async () => {
  await using opened = await openPayingShop()
  const world = await aPaidTransfer(opened)
  const { shop, staff: first, mia, id, save } = world
  await step(first, id, 'cancelled')
  await save()
  expect(await mia.api(myData, {})).toMatchObject({ orders: [{ id, refund_account: ACCOUNT }] })

  const { id: refund } = await shop.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow()
  await first.api(recordManualRefund, { body: { id: refund, paid_back_on: '2026-11-23', bank_reference: 'B1' } })
  await shop.db.updateTable('orders').set({ user_id: null }).where('id', '=', id).execute()
  const pass = async (days: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + days * 86_400_000)
    await sweepShop({ db: shop.db, config: shop.config, media: shop.media, clock: () => shop.clock.now })
    return shop.as(await issueToken(shop.db, { id: first.id, isStaff: true }, shop.clock.now))
  }
  const params = { id: String(id) }
  const before = await pass(1)
  expect(await before.api(readStaffOrder, { params })).toMatchObject({ refund_account: ACCOUNT })
  const after = await pass(ANONYMIZED_AFTER_DAYS)
  expect(await after.api(readStaffOrder, { params })).toMatchObject({ refund_account: null, customer: null })
  expect(await shop.db.selectFrom('refund_accounts').selectAll().execute()).toEqual([])
})
