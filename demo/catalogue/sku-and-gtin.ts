import { slugFrom } from '../../shop/ui/forms/slug-from.ts'
import { catalogue } from '../catalogue.ts'
import type { DemoProduct, DemoVariant } from '../demo-product.ts'

/** GS1 prefix reserved for examples, never used by real products. */
const EXAMPLES = '952'
/** The number of words of a product's name in an SKU, and of letters per word. */
const WORDS = 3
const LETTERS = 3

/** Returns the SKU of a variant: a short form of the product and the whole variant name, `EVE-MUG-OXIDE-RED`. */
export function skuOf(product: DemoProduct, variant: DemoVariant): string {
  const words = product.slug.split('-').slice(0, WORDS)
  return [...words.map((word) => word.slice(0, LETTERS)), slugFrom(variant.name)].join('-').toUpperCase()
}

/** Returns the GTIN-13 of a variant, from the positions of product and variant in the catalogue. */
export function gtinOf(product: DemoProduct, variant: DemoVariant): string {
  const place = catalogue.indexOf(product) * 100 + product.variants.indexOf(variant)
  const digits = `${EXAMPLES}${String(place).padStart(9, '0')}`
  return digits + checkDigitOf(digits)
}

/**
 * Returns the GS1 check digit: it makes the sum of the digits a multiple of ten, with every other digit from the last
 * tripled.
 */
function checkDigitOf(digits: string): number {
  const sum = [...digits].reverse().reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
