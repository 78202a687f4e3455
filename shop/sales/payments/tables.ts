import type { Generated, JSONColumnType } from 'kysely'
import type { CURRENCY } from '../../../lib/money.ts'
import type { PaymentKind } from '../../../lib/payment-kinds.ts'
import type { PaymentState } from './payments.contract.ts'

export interface PaymentTable {
  id: Generated<number>
  order_id: number
  /** The id of the method, and its name when it was chosen; empty for payments that are older than the name. */
  method: string
  method_text: Generated<string>
  kind: PaymentKind
  /** The id of the payment provider (`PaymentProvider.id`), or of the manual method. */
  provider: string
  /** The provider's or bank's reference, unique per provider. Null until the provider has answered. */
  reference: string | null
  /** A second reference that the provider uses. */
  other_reference: string | null
  cents: number
  currency: Generated<typeof CURRENCY>
  state: Generated<PaymentState>
  /** Idempotency key; the provider returns it with the payment. */
  key: Generated<string>
  /** The exact parameters sent to the provider; null until the customer starts to pay. */
  parameters: JSONColumnType<object | null, string | null | undefined>
  /** The address of the payment page. */
  address: string | null
  is_test: Generated<boolean>
  /** Gift cards pay it, and the main payment of the order the rest. It is completed and closed together with it. */
  is_part: Generated<boolean>
  /** The means that was used, as text for people; empty until known. */
  paid_by: Generated<string>
  /** Whether the bank may take or has taken the money back; cleared if the shop wins the dispute. */
  is_disputed: Generated<boolean>
  /** The state of the newest dispute; null if there was none. */
  dispute_state: 'open' | 'won' | 'lost' | 'withdrawn' | null
  dispute_opened_at: Date | null
  /** The shop's deadline to respond; null if no response is due or the deadline is unknown. */
  dispute_answer_by: Date | null
  /** When staff resolved the dispute. */
  dispute_seen_at: Date | null
  /** The amount that disputes have taken. */
  lost_cents: Generated<number>
  /** The amount by which returned and taken money exceeds the money received. */
  overdrawn_cents: Generated<number>
  /** When staff resolved the excess, or it fell afterwards. A trigger adds a row of `payment_losses` then. */
  overdrawn_seen_at: Date | null
  opened_at: Date
  /** Until when it can be paid; null for payment on collection. */
  ends_at: Date | null
  reminded_at: Date | null
  closed_at: Date | null
  paid_at: Date | null
  received_cents: Generated<number>
  /** The day the money was received, in the shop's time zone. */
  received_on: string | null
  /** The staff member who recorded it. */
  noted_by: number | null
  /** When the provider is queried next; null if no change is expected. */
  ask_at: Date | null
  /** The number of queries since the last change. */
  asks: Generated<number>
  /** Since when the provider has been unreachable or has answered unclearly. */
  unclear_since: Date | null
  /**
   * The field in which the provider's payment differs from the opened one. The order does not progress while it is
   * set.
   */
  differs: 'amount' | 'currency' | 'mode' | 'attempt' | null
}

/** A resolved excess of a payment, less the rows before. The journal books it on its day, and rows never change. */
export interface PaymentLossTable {
  id: Generated<number>
  payment_id: number
  /** Negative if the excess fell. */
  cents: number
  seen_at: Date
}

/** Payment attempts of orders, and their losses. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    payments: PaymentTable
    payment_losses: PaymentLossTable
  }
}
