import { useFetcher } from 'react-router'
import { CART_QUOTE, type QuotedDelivery } from './cart-quote.ts'

/** The stock of a line is shown with its quantity. */
const STOCK_CODES = ['out_of_stock', 'quantity_too_large']

/**
 * Returns why lines of the cart cannot be ordered, by variant, from the latest quote. Empty while the checkout is
 * closed.
 */
export function useRefusals(): ReadonlyMap<number, string> {
  const { data } = useFetcher<{ quote?: QuotedDelivery }>({ key: CART_QUOTE })
  const refused = data?.quote?.refused.filter(({ code }) => !STOCK_CODES.includes(code))
  return new Map(refused?.map(({ variant, why }) => [variant, why]))
}
