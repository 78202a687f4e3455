import type { Generated } from 'kysely'
import type { WithdrawalOutcome } from './withdrawals.contract.ts'

export interface WithdrawalTable {
  id: Generated<number>
  /** Made up by the browser for each wish to withdraw, so that two presses are one statement. */
  key: string
  /** Null where number and e-mail fit no order. */
  order_id: number | null
  /** Who was logged in; null for nobody, or when their account is gone. */
  user_id: number | null
  name: string
  /** Where it is confirmed to. */
  email: string
  /** As it was typed. */
  order_number: string
  /** What is sent back, in words. */
  items: string
  /** It came after the last day. */
  is_late: Generated<boolean>
  /** It is about something of which there is no right of withdrawal. */
  is_excluded: Generated<boolean>
  stated_at: Date
  /** Where the parcel that comes back is: a number, or an address. */
  tracking: Generated<string>
  sent_back_at: Date | null
  arrived_at: Date | null
  outcome: WithdrawalOutcome | null
  closed_at: Date | null
  /** Why it was refused, as the customer reads it. */
  words: Generated<string>
  /** When staff were told last that its money is overdue. */
  reminded_at: Date | null
}

export interface WithdrawalLineTable {
  withdrawal_id: number
  order_line_id: number
  quantity: number
}

/** Statements by which consumers withdraw from contracts. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    withdrawals: WithdrawalTable
    withdrawal_lines: WithdrawalLineTable
  }
}
