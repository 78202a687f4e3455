import { toPrice } from '../../../../lib/money.ts'
import type { Services } from '../../../../server/services.ts'
import { quote } from '../../../catalog/pricing/quote.ts'
import { quoteWithDiscounts } from '../../discounts/apply-discounts.ts'
import type { CodeProblem } from '../../discounts/discount.ts'
import { discountsResponse } from '../../discounts/discounts-response.server.ts'
import { findExtensionPricing } from '../../discounts/extensions/extension-rules.server.ts'
import type { CartQuote } from '../cart.contract.ts'
import { isBuyable } from '../cart-line.ts'
import { findCartToPrice } from './cart-quote-store.server.ts'

/**
 * Computes the total of a customer's cart with discounts, without delivery. As on the screen, it includes only lines
 * that can be bought.
 */
export async function priceCart(
  { db, clock, extensions }: Pick<Services, 'db' | 'clock' | 'extensions'>,
  userId: number,
): Promise<{ quote: CartQuote; problem: CodeProblem | null }> {
  const now = clock()
  const { lines: cart, discounts } = await findCartToPrice(db, userId, now)
  const found = { ...discounts, ...(await findExtensionPricing(db, extensions, userId)) }
  const { lines } = quote(cart.map((line) => ({ ...line, is_buyable: isBuyable({ item: line, variant: line }) })))
  const bought = lines.filter(({ is_buyable }) => is_buyable).map((line) => ({ ...line, vat_rate: null }))
  const discounted = quoteWithDiscounts(bought, 0, { ...found, country: null, method: null, at: now })
  const { goodsCents, totalCents, pieces, currency } = discounted.quote
  return {
    problem: discounted.problem,
    quote: {
      currency,
      price: toPrice(goodsCents),
      ...discountsResponse(discounted, found),
      total: toPrice(totalCents),
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
    },
  }
}
