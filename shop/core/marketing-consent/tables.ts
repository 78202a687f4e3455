import type { Generated } from 'kysely'
import type { ConsentEvent, ConsentSource } from './marketing-consent.contract.ts'

interface MarketingConsentTable {
  user_id: number
  state: 'pending' | 'confirmed' | 'withdrawn'
  /** Where it was requested, or where it was withdrawn. */
  source: ConsentSource
  text_version: number
  /** The text that was shown, with the name of the shop. */
  wording: string
  /** The event that requested it, which its link names; null after a withdrawal. */
  request_id: number | null
  /** Until when it can be confirmed; null unless pending. */
  expires_at: Date | null
  changed_at: Date
}

interface MarketingConsentEventTable {
  id: Generated<number>
  /** Null after the account is deleted. */
  user_id: number | null
  event: ConsentEvent
  source: ConsentSource
  /** The staff member who did it; null for customers and the shop itself. */
  staff_name: string | null
  text_version: number | null
  wording: string | null
  /** HMAC of the address, which still proves the consent when the account is deleted. */
  address_hash: Buffer
  made_at: Date
  /** Set when the account is deleted. */
  kept_until: Date | null
}

/** Consent to marketing e-mails, and its history. A trigger makes the history append-only. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    marketing_consents: MarketingConsentTable
    marketing_consent_events: MarketingConsentEventTable
  }
}
