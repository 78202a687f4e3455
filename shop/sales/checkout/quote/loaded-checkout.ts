import type { SavedAddress } from '../../../core/addresses/saved/saved-addresses.contract.ts'
import type { QuotedDelivery } from '../../cart/delivery/cart-quote.ts'
import type { CheckoutQuote } from '../checkout.contract.ts'

/** The data of the checkout; `quote` is undefined if loading failed, which a toast explains. */
export interface LoadedCheckout {
  quote?: CheckoutQuote & QuotedDelivery
  addresses: readonly SavedAddress[]
}
