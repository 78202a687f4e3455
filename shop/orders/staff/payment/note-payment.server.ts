import { showPrice, toPrice } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import { type AuditActor, recordAudit } from '../../../audit-log/audit-log-store.server.ts'
import { inShopTime } from '../../../delivery/dates/calendar-day.ts'
import { meansOf } from '../../../payments/payment-on-wire.ts'
import { findPayment, notePaid } from '../../../payments/payments-store.server.ts'
import { lockOrder, storeStep } from '../../order-rows-store.server.ts'

interface ReceivedPayment {
  id: number
  /** In cents. */
  amount: number
  /** ISO date. */
  received_on: string
}

/**
 * Notes that the money of an order came, which is made from then on if it awaited that.
 * @param tx a transaction
 * @returns whether it awaited it
 * @throws Refusal 404 for no such order, 400 for another amount or a day to come, 409 when nothing is to be paid any more
 */
export async function notePaymentOf(
  tx: Database,
  { id, amount, received_on }: ReceivedPayment,
  by: AuditActor,
): Promise<boolean> {
  const order = await lockOrder(tx, id)
  if (!order) throw notFound()
  if (order.status === 'cancelled') throw refuse('This order was cancelled. Pay the money back.', 409)
  const payment = await findPayment(tx, id)
  if (payment && meansOf(payment) === 'online')
    throw refuse('This order is paid online: its provider says when the money has come.', 409)
  if (payment?.state !== 'open') throw refuse('This order is paid already.', 409)
  if (amount !== payment.cents) throw refuseFields({ amount: [difference(amount, payment.cents)] })
  if (received_on > inShopTime(by.now).day) throw refuseFields({ received_on: ['This day has not come yet.'] })

  await notePaid(tx, payment.id, { state: 'paid', receivedOn: received_on, noted_by: by.actorId, now: by.now })
  const isAwaited = order.status === 'awaiting_payment'
  const changed = [{ field: 'payment', old: null, new: `${toPrice(amount)} (${received_on})` }]
  if (isAwaited) {
    await storeStep(tx, { id, from: order.status, to: 'making', tracking: '' }, by)
    changed.push({ field: 'status', old: null, new: 'making' })
  }
  await recordAudit(tx, { kind: 'order', id }, changed, by)
  return isAwaited
}

function difference(amount: number, wanted: number): string {
  const missing = wanted - amount
  const sum = showPrice(toPrice(Math.abs(missing)))
  return missing > 0
    ? `${sum} is missing: the order costs ${showPrice(toPrice(wanted))}.`
    : `This is ${sum} too much: the order costs ${showPrice(toPrice(wanted))}.`
}
