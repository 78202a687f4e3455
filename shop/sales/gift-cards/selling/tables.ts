import type { Generated } from 'kysely'

/** A recipient that a customer has entered for a gift card in the cart. */
export interface CartGiftRecipientTable {
  id: Generated<number>
  user_id: number
  variant_id: number
  email: string
  /** May be empty, as the message. */
  name: string
  message: string
  /** ISO date; null for the day of the payment. */
  send_on: string | null
  created_at: Date
}

/** A gift card that an order sells: one row for each piece of a line. */
export interface SoldGiftCardTable {
  id: Generated<number>
  order_id: number
  variant_id: number
  /** From 1, for each variant of the order. */
  piece: number
  /** The price, which is the value of the card. */
  cents: number
  is_for_buyer: boolean
  /** The recipient. Empty once the card is issued, because the card stores it. */
  email: string
  name: string
  message: string
  /** ISO date in the shop's time zone; the day of the order or a later one. */
  send_on: string
  /** Null until the order is paid. */
  gift_card_id: number | null
  sent_at: Date | null
  /** How often the buyer has sent it again or changed its address. */
  resends: Generated<number>
  /** When the piece was refunded. */
  revoked_at: Date | null
  /** The balance that the refund took from the card; null before. */
  returned_cents: number | null
}

declare module '../../../../server/db/schema.ts' {
  interface Schema {
    cart_gift_recipients: CartGiftRecipientTable
    sold_gift_cards: SoldGiftCardTable
  }
}
