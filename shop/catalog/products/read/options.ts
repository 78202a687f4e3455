/** What of a variant tells it apart from the others of its product. */
export interface WithOptions {
  /** A value of each option of the product. */
  options: readonly string[]
  color: string | null
}

/** A value of an option, with the colour that all variants with it have; null when it is no colour. */
interface OptionValue {
  value: string
  color: string | null
}

/** Compares values as people do: `large` is no other size than `Large`. */
export const isSameValue = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Returns the values of an option in the order of the variants, each once. */
export function valuesOf(variants: readonly WithOptions[], option: number): OptionValue[] {
  const values: string[] = []
  for (const { options } of variants) {
    const value = options[option]
    if (value && !values.some((known) => isSameValue(known, value))) values.push(value)
  }
  const colours = values.map((value) => colourOf(variants, option, value))
  // Where a value comes in several colours, or two have the same, the colour tells something else apart.
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
 * Finds the variant to which somebody comes who looks at one and chooses another value of an option: the one that is like it in all else, or else in
 * as much as possible. Undefined when none has that value.
 */
export function variantForChoice<V extends WithOptions>(
  variants: readonly V[],
  chosen: V,
  option: number,
  value: string,
): { variant: V; isExact: boolean } | undefined {
  const likeness = ({ options }: V) =>
    options.filter((own, place) => place !== option && isSameValue(own, chosen.options[place] ?? '')).length
  const having = variants.filter(({ options }) => isSameValue(options[option] ?? '', value))
  const [first, ...others] = having
  if (!first) return undefined
  const variant = others.reduce((best, one) => (likeness(one) > likeness(best) ? one : best), first)
  return { variant, isExact: likeness(variant) === chosen.options.length - 1 }
}
