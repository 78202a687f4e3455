import { expect, test } from 'vitest'
import { openPayingShop } from '../../../../tests/fixtures/selling/paying-shop.ts'
import {
  addSellable,
  checkOutCart,
  openSellingShop,
  putInCart,
} from '../../../../tests/fixtures/selling/selling-shop.ts'
import type { Person, TestShop } from '../../../../tests/processes/open-shop.ts'
import { deleteAccount, myData } from '../../../core/accounts/account.contract.ts'
import { issueToken } from '../../../core/auth/session-store.server.ts'
import type { PaymentDetails } from '../../../extension/payment-provider.ts'
import { sweepShop } from '../../../sweep.server.ts'
import { resolveUnmatchedPayment } from '../../payments/order-payments/staff/staff-payments.contract.ts'
import { listWithdrawals, stepWithdrawal } from '../../returns/staff/staff-withdrawals.contract.ts'
import { withdrawLines, withdrawWithoutOrder } from '../../returns/statements/withdrawals.contract.ts'
import { listStaffOrderEmails } from '../emails/order-emails.contract.ts'
import { placeManualOrder, quoteManualOrder } from '../manual/manual-orders.contract.ts'
import { addNote } from '../staff/notes/notes.contract.ts'
import { readStaffOrder } from '../staff/order/staff-order.contract.ts'
import { listStaffOrders, recordPayment } from '../staff/staff-orders.contract.ts'
import { transitionOrder } from '../staff/steps/steps.contract.ts'
import { ANONYMIZED_AFTER_DAYS, SETTLED_RETENTION_DAYS } from './retention.ts'

const PASSWORD = 'correct horse battery'
const DAY = 86_400_000

/** Advances the clock by days. @returns a staff member with a new session, because sessions end after a day */
async function later(shop: TestShop, staff: Person, days: number): Promise<Person> {
  shop.clock.now = new Date(shop.clock.now.getTime() + days * DAY)
  return shop.as(await issueToken(shop.db, { id: staff.id, isStaff: true }, shop.clock.now))
}
const sweep = ({ db, config, clock, media }: TestShop) => sweepShop({ db, config, media, clock: () => clock.now })

test('keeps the order of a deleted account until nothing is open, then anonymizes it and keeps the accounting data', async () => {
  await using selling = await openSellingShop()
  const { shop, staff: first } = selling
  let staff = first
  const mia = await shop.customer('Mia', PASSWORD)
  await putInCart(mia, await addSellable(shop, { priceCents: 12_50 }), 2)
  const placed = await checkOutCart(mia)
  const params = { id: String(placed.id) }
  const orderForStaff = async () => (await staff.api(listStaffOrders, { query: {} })).results[0]
  await staff.api(recordPayment, { params, body: { amount: placed.price, received_on: '2026-11-23' } })
  await staff.api(transitionOrder, { params, body: { to: 'shipping' } })
  const line = { variant: placed.order_product_items[0]?.variant ?? 0, quantity: 1 }
  const stated = { key: crypto.randomUUID(), name: 'Mia Test', email: 'mia@example.com', lines: [line] }
  await mia.api(withdrawLines, { params, body: stated })
  const known = await mia.api(myData, {})
  expect(known).toMatchObject({
    orders: [{ addresses: [{ town: 'Lyon' }, { town: 'Lyon' }], payments: [{ amount: placed.price }] }],
    withdrawals: [{ name: 'Mia Test' }],
  })

  await mia.api(deleteAccount, { body: { password: PASSWORD } })
  // Staff still see the address to pack the order, and the customer still gets e-mails.
  expect(await orderForStaff()).toMatchObject({
    customer: { id: null, name: 'Mia', email: 'mia@example.com' },
    addresses: { delivery: ['Mia Test', '12 rue Mercière', '69002 Lyon'] },
    transfer_account: { iban: expect.stringMatching(/^FR76/) },
  })
  for (const to of ['shipped', 'delivered'] as const) await staff.api(transitionOrder, { params, body: { to } })
  const [shipped, delivered] = (await shop.emails('mia@example.com')).slice(-2)
  expect(shipped?.text).toContain('Promised: Thursday 26 to Monday 30 November')
  expect(delivered?.subject).toContain('was delivered')
  expect(delivered?.text).toContain(
    'You may withdraw from it until 7 December 2026, without giving a reason: on the page Withdraw from contract (https://shop.example/withdrawal)',
  )
  // One of two pieces was withdrawn, so one is delivered.
  expect(delivered?.text).toMatch(/\n1 × .*\nWithdrawn and not shipped: 1 × /)
  expect(delivered?.text).not.toContain('Sum, taxes')

  staff = await later(shop, first, ANONYMIZED_AFTER_DAYS + 1)
  await sweep(shop)
  // A withdrawal is still open.
  expect(await orderForStaff()).toMatchObject({ customer: { email: 'mia@example.com' } })
  const [statement] = (await staff.api(listWithdrawals, { query: {} })).results
  const withdrawal = { params: { id: String(statement?.id) } }
  await staff.api(stepWithdrawal, { ...withdrawal, body: { to: 'refused', seen: 'received', words: 'Mia kept it.' } })
  await shop.emails('mia@example.com')
  await Promise.all([sweep(shop), sweep(shop)])
  const { addresses, ...forgotten } = (await orderForStaff()) ?? {}
  expect(forgotten).toMatchObject({ customer: null, price: placed.price, taxes: placed.taxes, status: 'delivered' })
  expect(addresses).toEqual({ delivery: null, billing: null })
  expect(await staff.api(listStaffOrderEmails, { params })).toEqual([])
  const countries = await shop.db.selectFrom('order_addresses').select(['country', 'town']).execute()
  expect(countries).toEqual([
    { country: 'FR', town: '' },
    { country: 'FR', town: '' },
  ])
  await later(shop, first, 8)
  await sweep(shop)
  for (const table of ['orders', 'order_addresses', 'withdrawals', 'payments', 'emails'] as const)
    expect(JSON.stringify(await shop.db.selectFrom(table).selectAll().execute())).not.toMatch(/mia|mercière/i)
})

test('does not anonymize orders that are unsent or belong to an active account', async () => {
  await using selling = await openSellingShop()
  const { shop, staff: first, methods } = selling
  let staff = first
  const [mia, ben] = [await shop.customer('Mia', PASSWORD), await shop.customer('Ben')]
  const mug = await addSellable(shop)
  for (const one of [mia, ben]) {
    await putInCart(one, mug, 1)
    const { id, price } = await checkOutCart(one)
    const params = { id: String(id) }
    await staff.api(recordPayment, { params, body: { amount: price, received_on: '2026-11-23' } })
    if (one === ben)
      for (const to of ['shipping', 'shipped', 'delivered'] as const)
        await staff.api(transitionOrder, { params, body: { to } })
  }
  await mia.api(deleteAccount, { body: { password: PASSWORD } })
  // A manual order without an account is anonymized like orders of deleted accounts, including staff notes.
  const wish = {
    lines: [{ product: mug.id, variant: mug.variantIds[0] ?? 0, quantity: 1 }],
    method: methods.collect,
  }
  const { total } = await staff.api(quoteManualOrder, { body: wish })
  const zoe = { name: 'Zoë', key: crypto.randomUUID(), payment: 'collection' } as const
  const { id } = await staff.api(placeManualOrder, { body: { ...wish, ...zoe, total } })
  const params = { id: String(id) }
  await staff.api(addNote, { params, body: { words: 'Zoë calls on Monday.' } })
  await staff.api(transitionOrder, { params, body: { to: 'cancelled' } })
  staff = await later(shop, first, 500)
  await sweep(shop)
  const { results } = await staff.api(listStaffOrders, { query: {} })
  expect(results.map(({ recipient }) => recipient.email).sort()).toEqual(['', 'ben@example.com', 'mia@example.com'])
  expect((await staff.api(listStaffOrders, { query: { search: 'zoë' } })).results).toEqual([])
  expect(await staff.api(readStaffOrder, { params })).toMatchObject({ recipient: { name: '', email: '' }, notes: [] })
})

test('anonymizes every order ten years after the end of its year and keeps the accounting data', async () => {
  await using selling = await openSellingShop()
  const { shop, staff: first } = selling
  let staff = first
  const ben = await shop.customer('Ben')
  await putInCart(ben, await addSellable(shop, { priceCents: 12_50 }), 2)
  const placed = await checkOutCart(ben)
  const params = { id: String(placed.id) }
  await staff.api(recordPayment, { params, body: { amount: placed.price, received_on: '2026-11-23' } })
  for (const to of ['shipping', 'shipped', 'delivered'] as const)
    await staff.api(transitionOrder, { params, body: { to } })
  const words = { key: crypto.randomUUID(), name: 'Ben Test', email: 'ben@example.com' }
  await shop.visitor.api(withdrawWithoutOrder, {
    body: { ...words, order_number: '77777', items: 'the mug of Ben Test' },
  })
  const [statement] = (await staff.api(listWithdrawals, { query: {} })).results
  await staff.api(stepWithdrawal, {
    params: { id: String(statement?.id) },
    body: { to: 'refused', seen: 'received', words: 'There is no such order.' },
  })
  await shop.emails('ben@example.com')
  const at = async (moment: string) => {
    shop.clock.now = new Date(moment)
    staff = await later(shop, first, 0)
    await Promise.all([sweep(shop), sweep(shop)])
    const as = shop.as(await issueToken(shop.db, { id: ben.id, isStaff: false }, shop.clock.now))
    return (await as.api(myData, {})).orders
  }
  // Half an hour before the end of the year in Paris.
  expect(await at('2036-12-31T22:30:00Z')).toMatchObject([{ addresses: [{ town: 'Lyon' }, { town: 'Lyon' }] }])
  const stated = await shop.db.selectFrom('withdrawals').selectAll().execute()
  expect(JSON.stringify(stated)).not.toMatch(/ben/i)
  expect(await at('2036-12-31T23:30:00Z')).toEqual([])
  expect(await staff.api(readStaffOrder, { params })).toMatchObject({
    recipient: { name: '', email: '' },
    customer: null,
    price: placed.price,
    taxes: placed.taxes,
    addresses: { delivery: null, billing: null },
  })
  await later(shop, first, 8)
  await sweep(shop)
  for (const table of ['orders', 'order_addresses', 'payments', 'emails'] as const)
    expect(JSON.stringify(await shop.db.selectFrom(table).selectAll().execute())).not.toMatch(/ben|mercière/i)
})

test('deletes processed webhooks after a while and anonymizes settled unmatched payments', async () => {
  await using world = await openPayingShop()
  const { shop, provider, order, page, post, work, pass } = world
  let { staff } = world
  const placed = await order()
  const reference = await page(placed)
  provider.pay(reference)
  await post(provider.notice(reference))
  const known = provider.payments.get(reference)
  const wish = { ...(known?.wish as PaymentDetails), attempt: crypto.randomUUID(), email: 'ida@example.com' }
  const { reference: stray } = await provider.open({ key: wish.attempt, parameters: provider.compose(wish) })
  provider.pay(stray, { email: 'ida@example.com' })
  pass(15)
  await work()
  const kept = async () => [
    (await shop.db.selectFrom('payment_notices').select('id').execute()).length,
    (await shop.db.selectFrom('stray_payments').select('email').execute())[0]?.email,
  ]
  const days = async (count: number) => {
    staff = await later(shop, world.staff, count)
    await sweep(shop)
    return kept()
  }
  expect(await days(SETTLED_RETENTION_DAYS + 1)).toEqual([0, 'ida@example.com'])
  await staff.api(resolveUnmatchedPayment, { body: { reference: stray } })
  expect(await days(SETTLED_RETENTION_DAYS - 1)).toEqual([0, 'ida@example.com'])
  expect(await days(2)).toEqual([0, ''])
  expect(await shop.db.selectFrom('stray_payments').select('cents').execute()).toEqual([
    { cents: known?.receivedCents },
  ])
})
