import type { Generated } from 'kysely'
import type { RefundReason } from '../payments.contract.ts'

/** To be sent, being sent, accepted by the provider, completed, or failed. */
export type RefundState = 'requested' | 'sent' | 'pending' | 'done' | 'failed'

export interface RefundTable {
  id: Generated<number>
  payment_id: number
  cents: number
  because: RefundReason
  note: Generated<string>
  state: Generated<RefundState>
  /** Idempotency key for the provider. */
  key: Generated<string>
  /** The provider's id of the refund. */
  reference: string | null
  /** Why it is pending or failed, in the provider's words. */
  reason: Generated<string>
  made_by: number | null
  /** The API key that caused it, such as by cancelling the order. */
  api_key_id: number | null
  made_at: Date
  /** The withdrawal or complaint that this refund settles. */
  withdrawal_id: number | null
  /** The refund with the lines of this one: by gift card, or rejected by the provider; null for others. */
  rest_of: number | null
  /** The amount of sold gift cards in `cents`; null if unknown: refunds made at the provider and of early releases. */
  gift_card_cents: number | null
  done_at: Date | null
  /** The date of a manual transfer (ISO) and the bank's reference. */
  paid_back_on: string | null
  bank_reference: Generated<string>
  ask_at: Date | null
  asks: Generated<number>
  unclear_since: Date | null
  /** When staff and customer were notified of its failure. */
  told_at: Date | null
}

export interface RefundLineTable {
  refund_id: number
  order_line_id: number
  quantity: number
  is_restocked: boolean
}

/** Refunds and the order lines they cover. */
declare module '../../../../server/db/schema.ts' {
  interface Schema {
    refunds: RefundTable
    refund_lines: RefundLineTable
  }
}
