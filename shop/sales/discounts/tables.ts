import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Stamp } from '../../../server/db/columns.ts'
import type { Tier } from './benefits/offer-terms.ts'
import type { StoredCondition } from './discount.ts'
import type {
  BundleRule,
  DiscountKind,
  DiscountScope,
  GetScope,
  TiersPer,
  TierUnit,
} from './discount-kinds.contract.ts'
import type { OrderOffer } from './returned/order-offer.contract.ts'

export interface DiscountTable {
  id: Generated<number>
  /** Shown to customers. */
  name: string
  kind: DiscountKind
  /** Hundredths of a percent, or cents; 0 for the other kinds. */
  value: Generated<number>
  /** Applies without a code. */
  is_automatic: Generated<boolean>
  /** Applies together with other discounts. */
  combines: Generated<boolean>
  scope: Generated<DiscountScope>
  /** Lines with a sale price are excluded. */
  excludes_reduced: Generated<boolean>
  /** Minimum of the goods in its scope before discounts. */
  minimum_cents: Generated<number>
  minimum_pieces: Generated<number>
  /** Countries of delivery (ISO 3166); empty for all. */
  countries: Generated<string[]>
  is_for_first_order: Generated<boolean>
  /** Variants of the scope `variants`. */
  variants: Generated<number[]>
  /** Free shipping methods; empty for all. A deleted method is not offered. */
  methods: Generated<number[]>
  /** Named customers; empty if the discount is not for named ones. */
  customers: Generated<number[]>
  /** Terms of quantity tiers, buy X get Y and bundle prices, see `OfferTerms`. */
  tiers: ColumnType<Tier[], string | undefined, string>
  tier_unit: Generated<TierUnit>
  tiers_per: Generated<TiersPer>
  buy_pieces: Generated<number>
  get_pieces: Generated<number>
  get_rate: Generated<number>
  get_scope: Generated<GetScope>
  get_collections: Generated<number[]>
  get_products: Generated<number[]>
  bundle_cents: Generated<number>
  bundle_of: Generated<BundleRule>
  max_sets: number | null
  /**
   * Tag of the customers; null for all. A deleted tag has no customers. Discounts for named customers have the tag 0,
   * so that processes of the release before give them to no customer.
   */
  tag_id: number | null
  /** Limit of orders that are not cancelled; null for none. */
  max_uses: number | null
  max_uses_per_customer: number | null
  /** A condition of an extension; null without one. */
  condition: StoredCondition | null
  /** The code is announced to everybody. */
  is_announced: Generated<boolean>
  is_active: Generated<boolean>
  starts_at: Date
  ends_at: Date | null
  version: Generated<number>
  created_at: Stamp
  /** Removed from the list. Orders keep its name. */
  deleted_at: Date | null
}

export interface DiscountCodeTable {
  id: Generated<number>
  discount_id: number
  /** Upper case without spaces; unique. Null after its discount was deleted. */
  code: string | null
  /** Only one order that is not cancelled can use it. */
  is_single_use: Generated<boolean>
}

export interface OrderDiscountTable {
  order_id: number
  position: number
  discount_id: number | null
  code_id: number | null
  name: string
  /** Empty for an automatic discount. */
  code: Generated<string>
  goods_cents: number
  delivery_cents: number
  /** Terms of an offer that a partial return computes again; null if units are refunded as paid. */
  offer: JSONColumnType<OrderOffer | null, string | null | undefined>
}

/** Discounts, their codes, and the discounts of orders. */
declare module '../../../server/db/schema.ts' {
  interface Schema {
    discounts: DiscountTable
    discount_codes: DiscountCodeTable
    /** Collections and products to which a discount applies. */
    discount_targets: { discount_id: number; collection_id: number | null; product_id: number | null }
    /** The code that a customer entered in the cart. */
    cart_codes: { user_id: number; code: string; entered_at: Date }
    /** What an order got; never changed. Uses are counted here, without cancelled orders. */
    order_discounts: OrderDiscountTable
  }
}
