import type { TaxedLine } from '../../catalog/pricing/order-quote.ts'
import type { OfferTerms, Tier } from './benefits/offer-terms.ts'
import type { DiscountKind } from './discount-kinds.contract.ts'

/** A line that discounts can apply to. */
export interface DiscountableLine extends TaxedLine {
  product_id: number
  variant_id: number
  /** Whether `unit_price_cents` is a sale price. */
  is_reduced: boolean
  /** The VAT class of the product. Gift cards get no discount. */
  vat_class: string
}

/** A condition that an extension defines, as a discount stores it. */
export interface StoredCondition {
  extension: string
  /** Name of the condition in the extension. */
  name: string
  /** By field; money in cents. */
  values: Readonly<Record<string, string | number | boolean>>
}

/** A discount with the facts that decide whether an order gets it. */
export interface Discount extends OfferTerms {
  id: number
  name: string
  kind: DiscountKind
  /** Hundredths of a percent, or cents; 0 for the other kinds. */
  value: number
  /** The entered code; null for an automatic discount. */
  code: string | null
  code_id: number | null
  combines: boolean
  /** The products of the order in its scope; null for all. */
  products: readonly number[] | null
  /** The variants in its scope; null for all. */
  variants: readonly number[] | null
  /** The products of the order that buy X get Y reduces; null for those of the scope. */
  get_products: readonly number[] | null
  /** The number of products or variants of a bundle with one piece of each. */
  parts: number
  excludes_reduced: boolean
  minimum_cents: number
  minimum_pieces: number
  /** Countries of delivery (ISO 3166); empty for all. */
  countries: readonly string[]
  /** The shipping methods that are free; empty for all. */
  methods: readonly number[]
  /** A condition of an extension. */
  condition?: StoredCondition | null
  /** Why this customer or time cannot use it; null if they can. */
  refused: 'ended' | 'used_up' | 'used' | 'not_first_order' | 'not_for_customer' | null
}

/**
 * Why a code is not used. `ended`, `used_up` and `unknown` have the same text, so that codes cannot be guessed.
 * `condition_missing`: the extension is removed or disabled, or its condition failed.
 */
export type CodeProblem =
  | { reason: 'unknown' | NonNullable<Discount['refused']> | 'no_goods' | 'less_than_others' | 'condition_missing' }
  | { reason: 'condition'; text: string }
  | { reason: 'minimum_cents' | 'minimum_pieces'; missing: number }
  | { reason: 'country'; countries: readonly string[] }
  | { reason: 'method' | 'no_saving' }
  | { reason: 'tier'; missing: number; tier: Tier; discount: Discount }
  | { reason: 'bought'; missing: number; discount: Discount }
  | { reason: 'reduced'; missing: number; discount: Discount }
  | { reason: 'bundle'; missing: number; discount: Discount }
