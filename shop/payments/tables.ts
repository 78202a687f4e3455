import type { Generated } from 'kysely'
import type { CURRENCY } from '../../lib/money.ts'
import type { PaymentMeans, PaymentState } from './payments.contract.ts'

export interface PaymentTable {
  id: Generated<number>
  order_id: number
  provider: PaymentMeans
  /** By which the provider, or the customer's bank, tells it from others; unique for each provider. */
  reference: string
  cents: number
  currency: Generated<typeof CURRENCY>
  state: Generated<PaymentState>
  opened_at: Date
  /** Until when the pieces of its order wait for it; null for what is paid when it is collected. */
  ends_at: Date | null
  reminded_at: Date | null
  closed_at: Date | null
  paid_at: Date | null
  received_cents: Generated<number>
  /** The day on which the money came, by the shop's calendar. */
  received_on: string | null
  /** Who of the staff noted it. */
  noted_by: number | null
}

/** Attempts to pay orders. */
declare module '../../server/db/schema.ts' {
  interface Schema {
    payments: PaymentTable
  }
}
