/** The variant name of an imported product without variants. */
export const ONLY_VARIANT = 'Standard'

/** Returns the title with the variant name, or only the title if the name is empty (see `ORDERED_VARIANT_NAME`). */
export const titleOfVariant = (title: string, variantName: string): string =>
  variantName === '' ? title : `${title}, ${variantName}`
