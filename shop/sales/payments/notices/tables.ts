import type { Generated } from 'kysely'

/** What a provider has told unasked: that something has happened, and to which payment. Nothing else of it is kept. */
export interface PaymentNoticeTable {
  id: Generated<number>
  provider: string
  event: string
  kind: string
  reference: string
  received_at: Date
  done_at: Date | null
  tries: Generated<number>
}

/** Money that a provider took for this shop, and of which the shop knows nothing: a backup may be older. */
export interface StrayPaymentTable {
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
  /** When what it has was last compared with what we have: of a day, and of a month. */
  listed_at: Date | null
  listed_far_at: Date | null
  /** Until when the disputes that were opened there are known. */
  disputes_listed_at: Date | null
  /** When it last told something that can be believed. */
  heard_at: Date | null
  /** When somebody last posted what it does not vouch for, to within a minute. */
  refused_at: Date | null
}

declare module '../../../../server/db/schema.ts' {
  interface Schema {
    payment_notices: PaymentNoticeTable
    stray_payments: StrayPaymentTable
    payment_providers: PaymentProviderTable
  }
}
