import type { Database } from '../../../../../server/db/open.ts'
import type { ProviderPayment } from '../../../../../server/payments/payment-provider.ts'
import { type PaymentRow, updatePayment } from '../../payments-store.server.ts'
import { goneOf } from '../../refunds/refunds-store.server.ts'

/**
 * Notes what the disputes of a payment have taken, and by how much more has gone back of it than came: the provider may take on a refund at the moment at which
 * a bank decides for the customer, and staff may have transferred before it. An answer from before a refund does not hide it. Call it while its order is locked,
 * once the refunds are booked.
 * @returns by how much, in cents, when that is more than was known, and staff are to be told; 0 otherwise
 */
export async function noteOverdrawn(tx: Database, payment: PaymentRow, found: ProviderPayment): Promise<number> {
  const gone = await goneOf(tx, payment.id)
  const lost = Math.max(payment.lost_cents, found.dispute?.lostCents ?? 0)
  const back = Math.max(found.refundedCents, gone.atProvider) + gone.byHand
  const overdrawn = Math.max(0, back + lost - payment.received_cents)
  const isMore = overdrawn > payment.overdrawn_cents
  if (lost !== payment.lost_cents || overdrawn !== payment.overdrawn_cents)
    await updatePayment(tx, payment.id, {
      ...{ lost_cents: lost, overdrawn_cents: overdrawn },
      ...(isMore && { overdrawn_seen_at: null }),
    })
  return isMore ? overdrawn : 0
}
