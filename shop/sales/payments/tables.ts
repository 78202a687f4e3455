import type { Generated, JSONColumnType } from 'kysely'
import type { CURRENCY } from '../../../lib/money.ts'
import type { PaymentState } from './payments.contract.ts'

export interface PaymentTable {
  id: Generated<number>
  order_id: number
  /** `transfer`, `collection`, or the id of the provider on whose page it is paid (`PaymentProvider.id`). */
  provider: string
  /** By which the provider, or the customer's bank, tells it from others; unique for each provider. Null until the provider has told it. */
  reference: string | null
  /** Another name by which the provider speaks of it. */
  other_reference: string | null
  cents: number
  currency: Generated<typeof CURRENCY>
  state: Generated<PaymentState>
  /** Under it the provider is told of it, however often; it comes back with what the provider says. */
  key: Generated<string>
  /** What is sent to the provider, word for word; null until somebody begins to pay. */
  parameters: JSONColumnType<object | null, string | null | undefined>
  /** The page on which it is paid. */
  address: string | null
  is_test: Generated<boolean>
  /** By what it was paid, for people; empty while that is not known. */
  paid_by: Generated<string>
  /** Its bank may take it back, or has: a mark that goes when the shop wins. */
  is_disputed: Generated<boolean>
  /** How the newest dispute of it stands; null when there was none. */
  dispute_state: 'open' | 'won' | 'lost' | 'withdrawn' | null
  dispute_opened_at: Date | null
  /** Until when the shop can answer; null when nothing is to be answered, or that is not known. */
  dispute_answer_by: Date | null
  /** When staff said that they have seen to it. */
  dispute_seen_at: Date | null
  /** So much its disputes have taken. */
  lost_cents: Generated<number>
  /** By so much more has gone back, and was taken, than came. */
  overdrawn_cents: Generated<number>
  /** When staff said that they have seen to that. */
  overdrawn_seen_at: Date | null
  opened_at: Date
  /** Until when it can be paid; null for what is paid when it is collected. */
  ends_at: Date | null
  reminded_at: Date | null
  closed_at: Date | null
  paid_at: Date | null
  received_cents: Generated<number>
  /** The day on which the money came, by the shop's calendar. */
  received_on: string | null
  /** Who of the staff noted it. */
  noted_by: number | null
  /** When the provider is to be asked next; null when nothing more is expected of it. */
  ask_at: Date | null
  /** So often it was asked since something last changed. */
  asks: Generated<number>
  /** Since when the provider could not be asked, or gave no answer that is understood. */
  unclear_since: Date | null
  /** In what the provider's answer differs from what was opened; the order does not move then. */
  differs: 'amount' | 'currency' | 'mode' | 'attempt' | null
}

/** Attempts to pay orders. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    payments: PaymentTable
  }
}
