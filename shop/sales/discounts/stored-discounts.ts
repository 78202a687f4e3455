import type { DiscountedQuote } from './apply-discounts.ts'
import { roleOf } from './benefits/offers.ts'
import type { Discount, DiscountableLine } from './discount.ts'
import type { OrderOffer } from './returned/order-offer.contract.ts'

/**
 * Returns the discounts of an order as it stores them, without those that take nothing off.
 * @param recomputesOffers whether a partial return computes offers again; the order then stores their terms
 */
export const storedDiscounts = (
  { quote, used }: Pick<DiscountedQuote<DiscountableLine>, 'quote' | 'used'>,
  { recomputesOffers }: { recomputesOffers: boolean },
) =>
  used
    .filter(({ goodsCents, deliveryCents }) => goodsCents + deliveryCents > 0)
    .map(({ discount, name, code, goodsCents, deliveryCents }) => ({
      ...{ discount_id: discount?.id ?? null, code_id: discount?.code_id ?? null, name, code: code ?? '' },
      ...{ goods_cents: goodsCents, delivery_cents: deliveryCents },
      offer: recomputesOffers && discount ? storedOffer(discount, quote) : null,
    }))

/** Returns the terms of an offer with the lines of its order; null for other discounts. */
function storedOffer(
  discount: Discount,
  { lines, adjustments }: DiscountedQuote<DiscountableLine>['quote'],
): OrderOffer | null {
  const { kind, tiers, tier_unit, tiers_per, buy_pieces, get_pieces, get_rate, bundle_cents } = discount
  if (kind !== 'quantity_tiers' && kind !== 'buy_x_get_y' && kind !== 'bundle_price') return null
  const { bundle_of, max_sets, parts, variants } = discount
  const ofItems = adjustments.filter(({ stage }) => stage === 'item').flatMap((adjustment) => adjustment.parts)
  return {
    ...{ kind, tiers: [...tiers], tier_unit, tiers_per, buy_pieces, get_pieces, get_rate, bundle_cents },
    ...{ bundle_of, max_sets, parts, of_variants: variants !== null },
    lines: lines.flatMap((line, place) => {
      const { isBought, isReduced } = roleOf(discount, line)
      if (!isBought && !isReduced) return []
      const reduced = ofItems.filter((part) => part.line === place).reduce((sum, part) => sum + part.cents, 0)
      const cents = line.price_cents - reduced
      // Rate and sale price decide between lines of equal price.
      const { variant_id, vat_rate, is_reduced: is_sale } = line
      return [{ variant: variant_id, cents, vat_rate, is_sale, is_bought: isBought, is_reduced: isReduced }]
    }),
  }
}

/** Returns the lines of a quote with what discounts take off each whole line. */
export const discountedLines = <Line extends { price_cents: number; adjusted_cents: number }>(lines: readonly Line[]) =>
  lines.map((line) => ({ ...line, discount_cents: line.price_cents - line.adjusted_cents }))
