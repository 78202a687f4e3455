import { DAY, MINUTE } from '../../../../../server/durations.ts'
import { PaymentRefused, type ProviderRefund, UnknownOutcome } from '../../../../extension/payment-provider.ts'
import { lockOrderOfCustomer } from '../../../orders/apply-transition.server.ts'
import { recordRefunded } from '../../../orders/record-order-events.server.ts'
import { findPaymentById, type PaymentRow, updatePayment } from '../../payments-store.server.ts'
import {
  findRefund,
  findRefundsToQuery,
  leftToRefund,
  type RefundOfPayment,
  updateRefund,
} from '../../refunds/refunds-store.server.ts'
import { nextQueryFromProvider, type WithProvider } from './payments-at-provider.server.ts'
import { queryProvider } from './query-provider.server.ts'

/** After this many consecutive failures the provider is not called again in this round. */
export const MAX_UNCLEAR = 3

/** Sends due refunds to the provider, each with its idempotency key, and queries pending ones. */
export async function sendRefunds(services: WithProvider): Promise<void> {
  const { db, clock, payments } = services
  let unclear = 0
  for (const refund of await findRefundsToQuery(db, payments.id, clock())) {
    unclear = (await sendRefund(services, refund)) ? 0 : unclear + 1
    if (unclear >= MAX_UNCLEAR) return
  }
}

/** @returns false if the outcome is unknown; the refund is then sent again with the same key */
async function sendRefund(services: WithProvider, refund: RefundOfPayment): Promise<boolean> {
  const { db, clock, payments } = services
  const { id, key, cents, state, asks, reference, payment_reference } = refund
  const now = clock()
  // Stored before it is sent. Another process may send it concurrently; the key makes that one refund.
  if (state === 'requested') await updateRefund(db, refund, { state: 'sent' })
  const sent = { id, state: state === 'requested' ? 'sent' : state } as const
  try {
    const found =
      reference === null
        ? await payments.refund({ key, reference: payment_reference ?? '', cents })
        : await payments.settleRefund(reference)
    const disputed = await recordRefundState(services, refund, sent, found)
    // The bank may have returned the money at the same time.
    if (disputed) await queryProvider(services, disputed)
    return true
  } catch (error) {
    if (error instanceof PaymentRefused && reference === null) {
      const payment = await recordRejectedRefund(services, sent, refund, error.message)
      // It may have been refunded in the provider's dashboard.
      if (payment) await queryProvider(services, payment)
      return true
    }
    if (!(error instanceof UnknownOutcome || error instanceof PaymentRefused)) throw error
    await updateRefund(db, sent, {
      unclear_since: refund.unclear_since ?? now,
      asks: asks + 1,
      ask_at:
        nextQueryFromProvider(error, now) ?? new Date(now.getTime() + Math.min(2 ** Math.min(asks, 10), 60) * MINUTE),
    })
    return false
  }
}

/** Records that a refund was rejected and schedules a query for the reason. @returns its payment */
async function recordRejectedRefund(
  { db, clock }: WithProvider,
  sent: Pick<RefundOfPayment, 'id' | 'state'>,
  { order_id, payment_id }: RefundOfPayment,
  why: string,
) {
  // Awaited so that this function is in the stack trace: tests kill a process at this point.
  const payment = await db.transaction().execute(async (tx) => {
    await lockOrderOfCustomer(tx, order_id)
    await updateRefund(tx, sent, { state: 'failed', reason: why.slice(0, 500), ask_at: null })
    await updatePayment(tx, payment_id, { ask_at: clock() })
    return findPaymentById(tx, payment_id)
  })
  return payment
}

/**
 * Records the state of a refund.
 * @returns its payment if it is or was disputed and must be queried again
 */
async function recordRefundState(
  services: WithProvider,
  { order_id, cents }: RefundOfPayment,
  sent: Pick<RefundOfPayment, 'id' | 'state'>,
  { reference, state, reason }: ProviderRefund,
): Promise<PaymentRow | undefined> {
  const { db, clock } = services
  const now = clock()
  const disputed = await db.transaction().execute(async (tx) => {
    // Takes the same lock as the code that records refunds made elsewhere.
    await lockOrderOfCustomer(tx, order_id)
    const known = await findRefund(tx, sent.id)
    if (!known || known.state === 'done' || (known.state === 'failed' && state !== 'done')) return undefined
    const payment = await findPaymentById(tx, known.payment_id)
    // One process was rejected while the refund succeeded in another; it was meanwhile recorded as made at the
    // provider.
    if (known.state === 'failed' && (!payment || (await leftToRefund(tx, payment)) < cents)) return undefined
    await updateRefund(tx, known, {
      ...{ reference, state, reason, asks: 0, unclear_since: null },
      done_at: state === 'done' ? now : null,
      ask_at: state === 'pending' ? new Date(now.getTime() + DAY) : null,
    })
    if (state === 'done') await recordRefunded(tx, known, { actorId: null, now })
    if (!payment?.dispute_state) return undefined
    await updatePayment(tx, payment.id, { ask_at: now })
    return payment
  })
  return disputed
}
