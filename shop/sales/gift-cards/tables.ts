import type { Generated } from 'kysely'

export interface GiftCardTable {
  id: Generated<number>
  /** The SHA-256 of the code. A new code replaces it. */
  code_hash: Buffer
  last_four: string
  /** The recipient of the code. */
  email: string
  /** Name of the recipient; may be empty. */
  recipient_name: Generated<string>
  /** Message to the recipient; may be empty. */
  message: string
  /** Why staff issued it. */
  reason: string
  /** The last day on which it can be spent (ISO); null for no end. */
  ends_on: string | null
  is_blocked: Generated<boolean>
  version: Generated<number>
  created_at: Date
}

/** An entry of the ledger. It never changes; the balance of a card is the sum of its entries. */
export interface GiftCardEntryTable {
  id: Generated<number>
  gift_card_id: number
  /** `redeemed` and `revoked` lower the balance; the others raise it. */
  kind: 'issued' | 'redeemed' | 'returned' | 'refunded' | 'revoked'
  amount_cents: number
  /** The payment by gift cards; null for `issued` and `revoked`. */
  payment_id: number | null
  made_at: Date
}

/** Gift cards, their ledger, and the cards that customers have entered in their carts. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    gift_cards: GiftCardTable
    gift_card_entries: GiftCardEntryTable
    cart_gift_cards: { user_id: number; gift_card_id: number; entered_at: Date }
    /** Cards that customers have added to their account by the code. */
    customer_gift_cards: { user_id: number; gift_card_id: number; added_at: Date }
  }
}
