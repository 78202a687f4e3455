import type { SavedAddress } from '../../../core/addresses/saved/saved-addresses.contract.ts'
import type { QuotedDelivery } from '../../cart/delivery/cart-quote.ts'
import type { CheckoutQuote } from '../checkout.contract.ts'

/** What a checkout shows; `quote` is undefined where it could not be loaded, and the toast says why. */
export interface LoadedCheckout {
  quote?: CheckoutQuote & QuotedDelivery
  addresses: readonly SavedAddress[]
}
