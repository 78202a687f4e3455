import type { Database } from '../../../../../server/db/open.ts'
import { DAY } from '../../../../../server/durations.ts'
import type { ProviderDispute } from '../../../../extension/payment-provider.ts'
import { type PaymentRow, updatePayment } from '../../payments-store.server.ts'

/** An open dispute is queried at this interval: it may end months later, and its webhook may be lost. */
const QUERY_INTERVAL_MS = DAY

/** Returns when a paid payment is queried again; null unless its dispute is open. */
export const nextDisputeQueryAt = ({ dispute_state }: Pick<PaymentRow, 'dispute_state'>, now: Date): Date | null =>
  dispute_state === 'open' ? new Date(now.getTime() + QUERY_INTERVAL_MS) : null

/**
 * Records the state of a dispute and marks the payment as disputed. The order cannot progress until staff have resolved
 * the dispute or the shop has won it. Outdated answers are ignored. Call it while the order is locked.
 * @returns the event to notify staff of; undefined if nothing changed
 */
export async function recordDispute(
  tx: Database,
  payment: PaymentRow,
  dispute: ProviderDispute,
  now: Date,
): Promise<ProviderDispute['state'] | undefined> {
  if (!isLater(payment, dispute)) return undefined
  const { state, openedAt, answerBy } = dispute
  const isNew = state !== payment.dispute_state || openedAt.getTime() !== payment.dispute_opened_at?.getTime()
  await updatePayment(tx, payment.id, {
    ...{ dispute_state: state, dispute_opened_at: openedAt, dispute_answer_by: answerBy },
    ...(isNew && { is_disputed: state === 'open' || state === 'lost', dispute_seen_at: null }),
    ask_at: nextDisputeQueryAt({ dispute_state: state }, now),
  })
  return isNew ? state : undefined
}

/** Returns whether a dispute is newer than the recorded one, or is the same dispute in the same or a later state. */
function isLater({ dispute_opened_at, dispute_state }: PaymentRow, { openedAt, state }: ProviderDispute): boolean {
  if (!dispute_opened_at || !dispute_state) return true
  if (openedAt.getTime() !== dispute_opened_at.getTime()) return openedAt > dispute_opened_at
  return dispute_state === 'open' || (state === 'lost' && dispute_state !== 'lost')
}
