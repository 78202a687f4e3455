import { toCents } from '../../lib/money.ts'

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
  const centsOf = (variant: V) => toCents(priceOfVariant(product, variant))
  const [first, ...others] = product.variants
  return others.reduce((best, variant) => (best && isBetter(centsOf(variant), centsOf(best)) ? variant : best), first)
}
