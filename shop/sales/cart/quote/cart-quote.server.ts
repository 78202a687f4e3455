import { toPrice } from '../../../../lib/money.ts'
import { quote } from '../../../catalog/pricing/quote.ts'
import type { CartQuote } from '../cart.contract.ts'
import { isBuyable } from '../cart-line.ts'
import type { linesToPrice } from '../lines/cart-store.server.ts'

/** Returns what a cart costs, as it stands on the wire. The sum is that of the lines that can be bought, as on the screen. */
export function cartQuoteOnWire(cart: Awaited<ReturnType<typeof linesToPrice>>): CartQuote {
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
