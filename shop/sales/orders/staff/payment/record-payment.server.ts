import { showPrice, toPrice } from '../../../../../lib/money.ts'
import type { Database } from '../../../../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../../../../server/http/refusal.ts'
import type { PaymentMethods } from '../../../../../server/payments/payment-methods.ts'
import { type AuditActor, recordAudit } from '../../../../core/activity-log/audit-log-store.server.ts'
import type { RefundReason } from '../../../payments/payments.contract.ts'
import {
  findLastPayment,
  findPayment,
  insertSurplus,
  markPaid,
  type PaymentRow,
} from '../../../payments/payments-store.server.ts'
import { insertRefund } from '../../../payments/refunds/refunds-store.server.ts'
import { isSurplusRecorded } from '../../../payments/surplus-recorded.server.ts'
import { inShopTime } from '../../../shipping/dates/calendar-day.ts'
import { lockOrderOfCustomer } from '../../apply-transition.server.ts'
import { type LockedOrder, storeStep } from '../../order-rows-store.server.ts'
import { reactivateOrder } from '../../placing/reactivate-order.server.ts'
import { recordPaid } from '../../record-order-events.server.ts'

interface ReceivedPayment {
  id: number
  /** In cents. */
  amount: number
  /** ISO date. */
  received_on: string
  /** The idempotency key of a payment for an order that is already paid; such a payment is refunded. */
  again?: string | undefined
}

/**
 * The effect of a recorded payment: the order goes into production, is reactivated, or continues unchanged; or the
 * payment is refunded for a reason. `known`: it was recorded before.
 */
export type RecordedPayment =
  | 'made'
  | 'revived'
  | 'goes_on'
  | 'known'
  | Extract<RefundReason, 'late' | 'cancelled' | 'surplus'>

/**
 * Records the payment of an order, which goes into production if it awaited payment. A transfer for a cancelled order
 * reactivates it if it expired recently and the stock is available; otherwise it is refunded.
 * @param tx a transaction
 * @throws Refusal 404 if the order does not exist, 400 for a different amount or a future day, 409 if nothing is due
 */
export async function recordPaymentOf(
  tx: Database,
  { id, amount, received_on, again }: ReceivedPayment,
  by: AuditActor,
  methods: PaymentMethods,
): Promise<RecordedPayment> {
  const order = await lockOrderOfCustomer(tx, id)
  if (!order) throw notFound()
  const alive = await findPayment(tx, id)
  if (again !== undefined) return recordSecondPayment(tx, { id, amount, received_on, again }, alive, by, methods)
  if (alive?.kind === 'online')
    throw refuse('This order is paid online. The payment provider reports its payment.', 409)
  const payment = order.status === 'cancelled' ? await lateTransfer(tx, id) : alive
  if (payment?.state !== 'open' && payment?.state !== 'closed') throw refuse('This order has already been paid.', 409)
  if (amount !== payment.cents) throw refuseFields({ amount: [difference(amount, payment.cents)] })
  if (received_on > inShopTime(by.now).day) throw refuseFields({ received_on: ['This date is in the future.'] })

  const noted = await settle(tx, { order, payment, received_on }, by)
  const changed = [{ field: 'payment', old: null, new: `${toPrice(amount)} (${received_on})` }]
  if (noted === 'made' || noted === 'revived') changed.push({ field: 'status', old: null, new: 'making' })
  await recordAudit(tx, { kind: 'order', id }, changed, by)
  return noted
}

/**
 * Records a payment for an order that is already paid; staff refund it manually.
 * @throws Refusal as `recordPaymentOf`, and 409 if the order is not paid yet
 */
async function recordSecondPayment(
  tx: Database,
  { id, amount, received_on, again }: Required<ReceivedPayment> & { again: string },
  alive: PaymentRow | undefined,
  by: AuditActor,
  methods: PaymentMethods,
): Promise<RecordedPayment> {
  const { actorId, keyId: api_key, now } = by
  const first = alive ?? (await findLastPayment(tx, id))
  if (first?.state !== 'paid' && first?.state !== 'surplus')
    throw refuse('This order has not been paid yet. Record the amount as its payment.', 409)
  if (amount <= 0) throw refuseFields({ amount: ['Enter the amount received.'] })
  if (received_on > inShopTime(now).day) throw refuseFields({ received_on: ['This date is in the future.'] })
  const sent = methods.manual.filter(({ kind }) => kind === 'sent')
  const method = sent.find(({ id }) => id === first.method) ?? sent.find(({ id }) => id === 'transfer')
  if (!method) throw refuse('No payment method of this shop receives money that customers send.', 409)
  const money = { order_id: id, method, cents: amount, key: again, receivedOn: received_on, noted_by: actorId, now }
  // Prevents two staff members from recording the same bank transaction.
  if (await isSurplusRecorded(tx, money))
    throw refuse('A payment of this amount and date is already recorded and will be refunded.', 409)
  const surplus = await insertSurplus(tx, money)
  if (!surplus) return 'known'
  await insertRefund(tx, surplus, { cents: amount, because: 'surplus', made_by: actorId, api_key, now })
  const change = { field: 'payment', old: null, new: `${toPrice(amount)} (${received_on}, goes back)` }
  await recordAudit(tx, { kind: 'order', id }, [change], by)
  return 'surplus'
}

/** Finds the unpaid transfer of a cancelled order. @throws Refusal 409 if there was none, or it was received */
async function lateTransfer(tx: Database, id: number): Promise<PaymentRow> {
  const payment = await findLastPayment(tx, id)
  if (payment?.state !== 'closed' || payment.kind !== 'sent')
    throw refuse('This order was cancelled. Refund the payment.', 409)
  return payment
}

async function settle(
  tx: Database,
  { order, payment, received_on }: { order: LockedOrder; payment: PaymentRow; received_on: string },
  by: AuditActor,
): Promise<RecordedPayment> {
  const { actorId, keyId: api_key, now } = by
  const { id, status } = order
  const receipt = { receivedOn: received_on, noted_by: actorId, now }
  const isRevived = await reactivateOrder(tx, order, now, new Date(received_on))
  const because = order.cancelled_because === 'not_paid' ? 'late' : 'cancelled'
  if (status === 'cancelled' && !isRevived) {
    await markPaid(tx, payment.id, { ...receipt, state: 'surplus' })
    await insertRefund(tx, payment, { cents: payment.cents, because, made_by: actorId, api_key, now })
    return because
  }
  await markPaid(tx, payment.id, { ...receipt, state: 'paid' })
  await recordPaid(tx, payment, by)
  if (isRevived) return 'revived'
  if (status !== 'awaiting_payment') return 'goes_on'
  await storeStep(tx, { id, from: status, to: 'making', tracking: '' }, by)
  return 'made'
}

function difference(amount: number, wanted: number): string {
  const missing = wanted - amount
  const sum = showPrice(toPrice(Math.abs(missing)))
  return missing > 0
    ? `${sum} is missing: the order costs ${showPrice(toPrice(wanted))}.`
    : `The amount is ${sum} too high: the order costs ${showPrice(toPrice(wanted))}.`
}
