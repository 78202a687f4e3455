import type { Generated } from 'kysely'

/** Webhooks received from a provider: the event and the payment it concerns. Nothing else is stored. */
export interface PaymentWebhookTable {
  id: Generated<number>
  provider: string
  event: string
  kind: string
  reference: string
  received_at: Date
  done_at: Date | null
  tries: Generated<number>
}

/**
 * Payments received by the provider for this shop that match no payment in the database, for example after restoring
 * an old backup.
 */
export interface UnmatchedPaymentTable {
  provider: string
  reference: string
  cents: number
  currency: string
  email: string
  seen_at: Date
  settled_at: Date | null
  settled_by: number | null
}

export interface PaymentProviderTable {
  provider: string
  /** When the provider's payments of the last day and of the last month were last reconciled. */
  listed_at: Date | null
  listed_far_at: Date | null
  /** Until when the provider's disputes have been listed. */
  disputes_listed_at: Date | null
  /** When the provider last sent a valid webhook. */
  heard_at: Date | null
  /** When a webhook with an invalid signature was last received, accurate to a minute. */
  refused_at: Date | null
}

declare module '../../../../server/db/schema.ts' {
  interface Schema {
    payment_notices: PaymentWebhookTable
    stray_payments: UnmatchedPaymentTable
    payment_providers: PaymentProviderTable
  }
}
