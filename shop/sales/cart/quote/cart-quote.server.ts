import { toPrice } from '../../../../lib/money.ts'
import { quote } from '../../../catalog/pricing/quote.ts'
import type { CartQuote } from '../cart.contract.ts'
import { isBuyable } from '../cart-line.ts'
import type { linesToPrice } from '../lines/cart-store.server.ts'

/** Returns the API form of a cart's total. As on the screen, it includes only lines that can be bought. */
export function cartQuoteResponse(cart: Awaited<ReturnType<typeof linesToPrice>>): CartQuote {
  const { lines } = quote(cart.map((line) => ({ ...line, is_buyable: isBuyable({ item: line, variant: line }) })))
  const { totalCents, pieces, currency } = quote(lines.filter(({ is_buyable }) => is_buyable))
  return {
    currency,
    price: toPrice(totalCents),
    pieces,
    lines: lines.map(({ id, product_id, variant_id, quantity, unit_price_cents, price_cents, is_buyable }) => ({
      id,
      product: product_id,
      variant: variant_id,
      quantity,
      unit_price: toPrice(unit_price_cents),
      price: toPrice(price_cents),
      is_buyable,
    })),
  }
}
