/** The name that an imported product's only variant has when the file names none. */
export const ONLY_VARIANT = 'Standard'

/**
 * Returns the title with the name of the variant, or the title alone if the name is empty (see
 * `ORDERED_VARIANT_NAME`).
 */
export const titleOfVariant = (title: string, variantName: string): string =>
  variantName === '' ? title : `${title}, ${variantName}`
