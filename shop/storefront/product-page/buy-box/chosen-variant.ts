import type { Product, Variant } from '../../../catalog/products/read/catalogue.contract.ts'
import { defaultVariant } from '../../../catalog/products/read/default-variant.ts'

/** Returns the variant that the address names; otherwise the first variant in stock, else the first. */
export function chosenVariant({ variants }: Pick<Product, 'variants'>, inAddress: string | null): Variant | undefined {
  return variants.find(({ id }) => String(id) === inAddress) ?? defaultVariant(variants)
}
