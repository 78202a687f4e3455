/** The properties that distinguish the variants of a product. */
export interface WithOptions {
  /** One value per option of the product. */
  options: readonly string[]
  color: string | null
}

/** An option value with the colour shared by all its variants; null if it is not a colour. */
interface OptionValue {
  value: string
  color: string | null
}

/** Compares values ignoring case. */
export const isSameValue = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Returns the distinct values of an option in the order of the variants. */
export function valuesOf(variants: readonly WithOptions[], option: number): OptionValue[] {
  const values: string[] = []
  for (const { options } of variants) {
    const value = options[option]
    if (value && !values.some((known) => isSameValue(known, value))) values.push(value)
  }
  const colours = values.map((value) => colourOf(variants, option, value))
  // The option is not a colour option if a value has several colours or two values share one.
  const isOfColours = !colours.includes(null) && new Set(colours).size === colours.length
  return values.map((value, index) => ({ value, color: isOfColours ? (colours[index] ?? null) : null }))
}

function colourOf(variants: readonly WithOptions[], option: number, value: string): string | null {
  const [first, ...others] = variants
    .filter(({ options }) => isSameValue(options[option] ?? '', value))
    .map(({ color }) => color)
  return first !== undefined && others.every((color) => color === first) ? first : null
}

/**
 * Finds the variant to select after another option value was chosen: the one that matches the other options best.
 * Undefined if no variant has the value.
 */
export function variantForChoice<V extends WithOptions>(
  variants: readonly V[],
  chosen: V,
  option: number,
  value: string,
): { variant: V; isExact: boolean } | undefined {
  const similarity = ({ options }: V) =>
    options.filter((own, place) => place !== option && isSameValue(own, chosen.options[place] ?? '')).length
  const having = variants.filter(({ options }) => isSameValue(options[option] ?? '', value))
  const [first, ...others] = having
  if (!first) return undefined
  const variant = others.reduce((best, one) => (similarity(one) > similarity(best) ? one : best), first)
  return { variant, isExact: similarity(variant) === chosen.options.length - 1 }
}
