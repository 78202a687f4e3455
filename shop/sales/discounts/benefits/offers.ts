import type { Adjustment } from '../../../catalog/pricing/adjustments.ts'
import { isGiftCard } from '../../../catalog/products/read/legal/product-choices.contract.ts'
import type { CodeProblem, Discount, DiscountableLine } from '../discount.ts'
import { bundleReductions, missingToBundle } from './bundle-price.ts'
import { buyXGetYReductions, missingToSet, type Role } from './buy-x-get-y.ts'
import type { PiecesLine } from './line-pieces.ts'
import type { OfferTerms } from './offer-terms.ts'
import { missingToTier, tierReductions } from './quantity-tiers.ts'

/** Returns whether a discount depends on the number of pieces in a set: tiers, buy X get Y or a bundle. */
export const isOffer = ({ kind }: Pick<Discount, 'kind'>): boolean =>
  kind === 'quantity_tiers' || kind === 'buy_x_get_y' || kind === 'bundle_price'

/** Returns whether a discount applies to a line. */
export const isInScope = (
  { products, variants, excludes_reduced }: Discount,
  { product_id, variant_id, is_reduced, vat_class }: DiscountableLine,
): boolean =>
  !isGiftCard(vat_class) &&
  (products === null || products.includes(product_id)) &&
  (variants === null || variants.includes(variant_id)) &&
  !(excludes_reduced && is_reduced)

/** Computes the parts of an offer by line. @param leftOf the price of a line that is left, by its index */
export function offerReductions(
  discount: Discount,
  lines: readonly DiscountableLine[],
  leftOf: (line: number) => number,
): Adjustment['parts'] {
  const own = lines.map((line, place) => ({ ...piecesLine(line, place, leftOf(place)), ...roleOf(discount, line) }))
  return reductionsOf({ ...discount, areVariants: discount.variants !== null }, own)
}

/** The terms of an offer, and the products or variants of a bundle with one piece of each. */
export type Offer = OfferTerms & Pick<Discount, 'kind' | 'parts'> & { areVariants: boolean }

/** Computes the parts of an offer by line. Lines without a role get none. */
export function reductionsOf(offer: Offer, lines: readonly (PiecesLine & Role)[]): Adjustment['parts'] {
  const bought = lines.filter(({ isBought }) => isBought)
  switch (offer.kind) {
    case 'quantity_tiers':
      return tierReductions(offer, bought)
    case 'buy_x_get_y':
      return buyXGetYReductions(
        offer,
        lines.filter(({ isBought, isReduced }) => isBought || isReduced),
      )
    default:
      return bundleReductions(offer, bought)
  }
}

/** Returns the pieces that are missing for an offer, or that it does not lower the price; null if it applies. */
export function offerProblem(discount: Discount, lines: readonly DiscountableLine[]): CodeProblem | null {
  const own = lines.map((line) => ({ ...line, ...roleOf(discount, line) }))
  const inScope = own.filter(({ isBought }) => isBought)
  if (discount.kind === 'quantity_tiers') {
    const found = missingToTier(discount, inScope)
    if (found) return { reason: 'tier', ...found, discount }
  } else if (discount.kind === 'buy_x_get_y') {
    const involved = own.filter(({ isBought, isReduced }) => isBought || isReduced)
    const found = missingToSet(discount, involved)
    if (found) return { reason: found.of === 'buy' ? 'bought' : 'reduced', missing: found.missing, discount }
  } else {
    const missing = missingToBundle({ ...discount, areVariants: discount.variants !== null }, inScope)
    if (missing !== undefined) return { reason: 'bundle', missing, discount }
  }
  const parts = offerReductions(discount, lines, (place) => {
    const { unit_price_cents = 0, quantity = 0 } = lines[place] ?? {}
    return unit_price_cents * quantity
  })
  return parts.some(({ cents }) => cents > 0) ? null : { reason: 'no_saving' }
}

/** @param left the cents that are left of its price */
export function piecesLine(line: DiscountableLine, place: number, left: number): PiecesLine {
  const { quantity, unit_price_cents, vat_rate, product_id, variant_id, is_reduced } = line
  return { line: place, left, quantity, unit_price_cents, vat_rate, product_id, variant_id, is_reduced }
}

/** Returns whether an offer counts a line as bought, and whether it can reduce it. */
export function roleOf(discount: Discount, line: DiscountableLine): Role {
  const { kind, get_products, excludes_reduced } = discount
  const isBought = isInScope(discount, line)
  if (kind !== 'buy_x_get_y' || get_products === null) return { isBought, isReduced: isBought }
  const isExcluded = isGiftCard(line.vat_class) || (excludes_reduced && line.is_reduced)
  return { isBought, isReduced: get_products.includes(line.product_id) && !isExcluded }
}
