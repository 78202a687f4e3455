import type { Database } from '../../../../../server/db/open.ts'
import { DAY } from '../../../../../server/durations.ts'
import type { ProviderDispute } from '../../../../../server/payments/payment-provider.ts'
import { type PaymentRow, updatePayment } from '../../payments-store.server.ts'

/** An open dispute is asked after so often: it may end months after its payment, and its notice may be lost. */
const ASKED_EVERY_MS = DAY

/** Returns when a paid payment is to be asked after again; null when nothing more is expected of it. */
export const askPaidAt = ({ dispute_state }: Pick<PaymentRow, 'dispute_state'>, now: Date): Date | null =>
  dispute_state === 'open' ? new Date(now.getTime() + ASKED_EVERY_MS) : null

/**
 * Notes how a dispute stands, and marks the payment while its bank may take it back or has: until staff have seen to that, and to the end of it that loses the
 * money, its order takes no step. An answer that came too late changes nothing. Call it while its order is locked.
 * @returns what staff are to be told of; undefined when there is nothing new
 */
export async function noteDispute(
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
    ask_at: askPaidAt({ dispute_state: state }, now),
  })
  return isNew ? state : undefined
}

/** Tells whether a dispute was opened after the one that is known, or is the same and did not go back. */
function isLater({ dispute_opened_at, dispute_state }: PaymentRow, { openedAt, state }: ProviderDispute): boolean {
  if (!dispute_opened_at || !dispute_state) return true
  if (openedAt.getTime() !== dispute_opened_at.getTime()) return openedAt > dispute_opened_at
  return dispute_state === 'open' || (state === 'lost' && dispute_state !== 'lost')
}
