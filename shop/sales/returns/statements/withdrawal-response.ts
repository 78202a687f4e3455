import { refundDeadline } from './withdrawal-period.ts'
import type { WithdrawalRefund } from './withdrawal-refund.server.ts'
import type { Withdrawal } from './withdrawals.contract.ts'
import type { WithdrawalRow } from './withdrawals-store.server.ts'

/** Dates that come from JSON are strings. */
type ShownWithdrawal = Pick<WithdrawalRow, 'id' | 'outcome' | 'tracking' | 'words' | 'items' | 'user_id'> & {
  stated_at: Date | string
  sent_back_at: Date | string | null
  arrived_at: Date | string | null
  closed_at: Date | string | null
  /** Undefined if the withdrawal was just created or changed: nothing is refunded yet. */
  refund?: WithdrawalRefund | null
}

/** Converts a withdrawal to its API form. */
export function withdrawalResponse(row: ShownWithdrawal): Withdrawal {
  const { id, user_id, outcome, tracking, words, items, stated_at, refund = null } = row
  const { sent_back_at, arrived_at, closed_at } = row
  const iso = (date: Date | string | null) => date && new Date(date).toISOString()
  const end = refundDeadline(new Date(stated_at))
  return {
    id,
    stage: outcome ?? (arrived_at ? 'arrived' : sent_back_at ? 'sent_back' : 'received'),
    stated_on: new Date(stated_at).toISOString(),
    send_by: end,
    due_on: end,
    tracking,
    sent_back_on: iso(sent_back_at),
    arrived_on: iso(arrived_at),
    closed_on: iso(closed_at),
    words,
    items,
    refund: refund && { state: refund.state, done_on: iso(refund.done_on) },
    is_verified: user_id !== null,
  }
}
