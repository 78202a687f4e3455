import type { CountryCode } from '../../../../lib/places/countries.ts'
import type { QuotedDiscounts } from '../../discounts/order-discount.contract.ts'
import type { AwaitedOrder } from '../../payments/unpaid/unpaid-order.tsx'

/** The fields of a checkout quote that the cart shows. */
export interface QuotedDelivery extends QuotedDiscounts {
  lines: readonly { variant: number; quantity: number; is_gift_card: boolean }[]
  waiting: AwaitedOrder | null
  transfers: readonly AwaitedOrder[]
  refused: readonly { variant: number; why: string; code: string }[]
  country: CountryCode
  countries: readonly CountryCode[]
  methods: readonly {
    id: number
    price: string
    is_collection: boolean
    is_emailed: boolean
    earliest: string
    latest: string
    missing_to_free: string | null
  }[]
  method: number | null
  not_delivered: { reason: 'not_served' | 'too_heavy' | 'no_rate' } | null
  goods: string
  total: string
  is_export: boolean
  has_no_vat: boolean
  taxes: readonly { rate: string; vat: string }[]
  means: readonly { in_sentence: string }[]
}

/** The fetcher key by which the parts of the cart share its quote. */
export const CART_QUOTE = 'cart-quote'
