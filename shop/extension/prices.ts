import type { SettingFields, SettingValues } from './settings.ts'

/** A line of a cart, after the discounts of the shop. */
export interface PricedLine {
  product: number
  variant: number
  quantity: number
  /** Price of the line after the discounts of the shop, in cents with VAT. */
  leftCents: number
  /** Whether it has a sale price. */
  isReduced: boolean
}

/** A cart, or an order that is being placed. */
export interface PricedCart {
  lines: readonly PricedLine[]
  /** Delivery costs after discounts, in cents; 0 before the shipping method is known. */
  deliveryCents: number
  customer: { id: number; isFirstOrder: boolean; tags: readonly string[] }
  /** Country of delivery (ISO 3166, two letters); null before it is known. */
  country: string | null
  /** Time of the computation. A rule reads no other clock. */
  at: Date
}

/** A price reduction. A line and the delivery never cost less than nothing. */
export interface Reduction {
  /** Shown on the cart, the order, in e-mails and refunds; at most 80 characters. */
  name: string
  /** Taken off the goods, in cents. The shop divides it among the lines in proportion to their prices. */
  cents?: number
  /** Indexes of the lines that get a part. All lines by default. */
  lines?: readonly number[]
  /** Taken off the delivery, in cents. */
  deliveryCents?: number
}

/** Price reductions of carts and orders. */
export interface PriceRule<Fields extends SettingFields = SettingFields> {
  /**
   * Returns the reductions of a cart, at most 10. Pure and synchronous: the same cart and settings always have the same
   * reductions. The shop calls it for each quote, and again for the order.
   */
  reductions(cart: PricedCart, settings: SettingValues<Fields>): readonly Reduction[]
}
