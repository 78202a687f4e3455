import type { Product, Variant } from '../../catalogue/catalogue.contract.ts'

/** Returns the variant that the address names, else the default one. */
export function chosenVariant({ variants }: Product, inAddress: string | null): Variant | undefined {
  return variants.find(({ id }) => String(id) === inAddress) ?? variants.find((variant) => variant.default)
}
