/**
 * Returns the variant that is selected first: the first in stock, otherwise the first. Undefined without variants.
 * @param variants in the order of the product
 */
export const defaultVariant = <V extends { stock: number }>(variants: readonly V[]): V | undefined =>
  variants.find(({ stock }) => stock > 0) ?? variants[0]
