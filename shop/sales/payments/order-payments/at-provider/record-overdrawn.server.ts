import type { Database } from '../../../../../server/db/open.ts'
import type { ProviderPayment } from '../../../../extension/payment-provider.ts'
import { type PaymentRow, updatePayment } from '../../payments-store.server.ts'
import { refundedTotals } from '../../refunds/refunds-store.server.ts'

/**
 * Records the amount that disputes have taken from a payment, and the excess of all returned money over the amount
 * received. An excess occurs if a refund or transfer coincides with a lost dispute. A resolved excess that falls stays
 * resolved. Call it while the order is locked, after refunds are recorded.
 * @returns the excess in cents if it grew and staff must be notified; 0 otherwise
 */
export async function recordOverdrawn(
  tx: Database,
  payment: PaymentRow,
  found: ProviderPayment,
  now: Date,
): Promise<number> {
  const refundTotals = await refundedTotals(tx, payment.id)
  const lost = Math.max(payment.lost_cents, found.dispute?.lostCents ?? 0)
  const refundedCents = Math.max(found.refundedCents, refundTotals.atProvider) + refundTotals.byHand
  const overdrawn = Math.max(0, refundedCents + lost - payment.received_cents)
  const hasGrown = overdrawn > payment.overdrawn_cents
  const isLess = overdrawn < payment.overdrawn_cents
  if (lost !== payment.lost_cents || overdrawn !== payment.overdrawn_cents)
    await updatePayment(tx, payment.id, {
      ...{ lost_cents: lost, overdrawn_cents: overdrawn },
      ...(hasGrown && { overdrawn_seen_at: null }),
      ...(isLess && (payment.overdrawn_seen_at || overdrawn === 0) && { overdrawn_seen_at: now }),
    })
  return hasGrown ? overdrawn : 0
}
