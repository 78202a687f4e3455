/**
 * Returns the variant that a product opens on: the first in stock, else the first.
 * @param variants in the order of the product
 */
export const defaultVariant = <V extends { stock: number }>(variants: readonly V[]): V | undefined =>
  variants.find(({ stock }) => stock > 0) ?? variants[0]
