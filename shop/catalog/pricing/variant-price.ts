import { toCents } from '../../../lib/money.ts'

interface PricedVariant {
  /** Its own price; null to use the product's price. */
  price: string | null
  /** The sale price; null without a sale. */
  reduced: { price: string } | null
}

interface PricedProduct<V extends PricedVariant = PricedVariant> {
  price: string
  variants: readonly V[]
}

/** Returns the price of a variant, or of the product if the variant is undefined. */
export const priceOfVariant = ({ price }: { price: string }, variant: PricedVariant | undefined): string =>
  variant?.reduced?.price ?? variant?.price ?? price

/** Finds the cheapest variant, the first of several; undefined for a product without variants. */
export function cheapestVariant<V extends PricedVariant>(product: PricedProduct<V>): V | undefined {
  return variantWith(product, (price, least) => price < least)
}

/** Finds the most expensive variant, the first of several; undefined for a product without variants. */
export function dearestVariant<V extends PricedVariant>(product: PricedProduct<V>): V | undefined {
  return variantWith(product, (price, most) => price > most)
}

/** Returns whether the variants of a product have different prices. */
export function hasSeveralPrices(product: PricedProduct): boolean {
  return cheapestVariant(product) !== dearestVariant(product)
}

function variantWith<V extends PricedVariant>(
  product: PricedProduct<V>,
  isBetter: (price: number, best: number) => boolean,
): V | undefined {
  let best: { variant: V; cents: number } | undefined
  for (const variant of product.variants) {
    const cents = toCents(priceOfVariant(product, variant))
    if (!best || isBetter(cents, best.cents)) best = { variant, cents }
  }
  return best?.variant
}
