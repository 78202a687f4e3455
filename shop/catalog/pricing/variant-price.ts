import { toCents } from '../../../lib/money.ts'

interface PricedVariant {
  /** Its own; null when it costs what the product costs. */
  price: string | null
  /** What it costs while it is reduced. */
  reduced: { price: string } | null
}

interface PricedProduct<V extends PricedVariant = PricedVariant> {
  price: string
  variants: readonly V[]
}

/** Returns what a variant of a product costs; the product's own price where no variant is meant. */
export const priceOfVariant = ({ price }: { price: string }, variant: PricedVariant | undefined): string =>
  variant?.reduced?.price ?? variant?.price ?? price

/** Finds the variant that costs least, the first of several; undefined for a product without variants. */
export function cheapestVariant<V extends PricedVariant>(product: PricedProduct<V>): V | undefined {
  return variantWith(product, (price, least) => price < least)
}

/** Finds the variant that costs most, likewise. */
export function dearestVariant<V extends PricedVariant>(product: PricedProduct<V>): V | undefined {
  return variantWith(product, (price, most) => price > most)
}

/** Tells whether not all variants of a product cost the same. */
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
