import type { CountryCode } from '../../../../lib/places/countries.ts'
import type { PaymentMeans } from '../../payments/payments.contract.ts'
import type { AwaitedOrder } from '../../payments/unpaid/unpaid-order.tsx'

/** What of a checkout's quote is told in the cart. */
export interface QuotedDelivery {
  waiting: AwaitedOrder | null
  transfers: readonly AwaitedOrder[]
  refused: readonly { variant: number; why: string; code: string }[]
  country: CountryCode
  countries: readonly CountryCode[]
  methods: readonly {
    id: number
    price: string
    is_collection: boolean
    earliest: string
    latest: string
    missing_to_free: string | null
  }[]
  method: number | null
  not_delivered: { reason: 'not_served' | 'too_heavy' } | null
  total: string
  is_export: boolean
  has_no_vat: boolean
  taxes: readonly { rate: string; vat: string }[]
  means: readonly { id: PaymentMeans }[]
}

/** By which the parts of the cart share what its quote tells. */
export const CART_QUOTE = 'cart-quote'
