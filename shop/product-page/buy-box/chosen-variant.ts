import type { Product, Variant } from '../../catalogue/catalogue.contract.ts'
import { defaultVariant } from '../../catalogue/default-variant.ts'

/** Returns the variant that the address names; otherwise the first variant in stock, else the first. */
export function chosenVariant({ variants }: Pick<Product, 'variants'>, inAddress: string | null): Variant | undefined {
  return variants.find(({ id }) => String(id) === inAddress) ?? defaultVariant(variants)
}
