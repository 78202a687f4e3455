import type { Generated } from 'kysely'
import type { RefundReason } from '../payments.contract.ts'

/** It is to be sent, is being sent, has been taken on by the provider, has arrived, or will not arrive. */
export type RefundState = 'requested' | 'sent' | 'pending' | 'done' | 'failed'

export interface RefundTable {
  id: Generated<number>
  payment_id: number
  cents: number
  because: RefundReason
  note: Generated<string>
  state: Generated<RefundState>
  /** Under it the provider is told of it, however often. */
  key: Generated<string>
  /** By which the provider knows it. */
  reference: string | null
  /** Why it is pending or has failed, in the provider's words. */
  reason: Generated<string>
  made_by: number | null
  made_at: Date
  /** The statement that it settles. */
  withdrawal_id: number | null
  done_at: Date | null
  /** When it was transferred by hand, as an ISO date, and what the bank calls it. */
  paid_back_on: string | null
  bank_reference: Generated<string>
  ask_at: Date | null
  asks: Generated<number>
  unclear_since: Date | null
  /** When staff and customer were told that it failed. */
  told_at: Date | null
}

export interface RefundLineTable {
  refund_id: number
  order_line_id: number
  quantity: number
  is_restocked: boolean
}

/** Money that goes back to customers, and for which lines of their orders. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    refunds: RefundTable
    refund_lines: RefundLineTable
  }
}
