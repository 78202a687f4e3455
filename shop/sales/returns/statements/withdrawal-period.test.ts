import { expect, test } from 'vitest'
import { lastDayToWithdraw, mayWithdraw, refundDeadline } from './withdrawal-period.ts'

test.each([
  // Received on a Tuesday: the fourteenth day afterwards is a Tuesday.
  ['2026-11-24T10:00:00Z', '2026-12-08'],
  // A Friday before Christmas, a Saturday and a Sunday.
  ['2026-12-11T10:00:00Z', '2026-12-28'],
  ['2026-11-28T10:00:00Z', '2026-12-14'],
  ['2026-11-29T10:00:00Z', '2026-12-14'],
  // Just before midnight in the shop's time zone, and just after it.
  ['2026-11-24T22:59:00Z', '2026-12-08'],
  ['2026-11-24T23:01:00Z', '2026-12-09'],
  // Easter Monday is 6 April 2026.
  ['2026-03-23T10:00:00Z', '2026-04-07'],
])('what came at %s can be withdrawn from until %s', (delivered, last) => {
  expect(lastDayToWithdraw(new Date(delivered))).toBe(last)
})

test('sets the refund deadline to fourteen days after the statement, on any weekday', () => {
  expect(refundDeadline(new Date('2026-12-11T10:00:00Z'))).toBe('2026-12-25')
})

const line = { quantity: 2, withdrawn: 0, withdrawal: 'allowed' }
const order = { status: 'delivered', withdrawal_ends: '2026-12-08', order_product_items: [line] }

test.each([
  [{}, '2026-12-08', true],
  [{}, '2026-12-09', false],
  [{ status: 'making', withdrawal_ends: null }, '2027-12-09', true],
  [{ status: 'awaiting_payment', withdrawal_ends: null }, '2026-12-01', false],
  [{ status: 'cancelled', withdrawal_ends: null }, '2026-12-01', false],
  [{ order_product_items: [{ ...line, withdrawn: 2 }] }, '2026-12-01', false],
  [{ order_product_items: [{ ...line, withdrawal: 'hygiene' }] }, '2026-12-01', false],
])('an order of %j can be withdrawn from on %s: %s', (change, today, may) => {
  expect(mayWithdraw({ ...order, ...change }, today)).toBe(may)
})
