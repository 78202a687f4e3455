import { slugFrom } from '../../shop/ui/forms/slug-from.ts'
import { catalogue } from '../catalogue.ts'
import type { DemoProduct, DemoVariant } from '../demo-product.ts'

/** Numbers of GS1 with this prefix are examples, and never those of anything sold. */
const EXAMPLES = '952'
/** How many words of a product's name a keeper writes on a label, and how many letters of each. */
const WORDS = 3
const LETTERS = 3

/** What a keeper calls a variant on labels and papers: a short form of the product and the whole variant, `EVE-MUG-OXIDE-RED`. */
export function skuOf(product: DemoProduct, variant: DemoVariant): string {
  const words = product.slug.split('-').slice(0, WORDS)
  return [...words.map((word) => word.slice(0, LETTERS)), slugFrom(variant.name)].join('-').toUpperCase()
}

/** The number in the bar code of a variant, 13 digits: by the places of product and variant in the catalogue. */
export function gtinOf(product: DemoProduct, variant: DemoVariant): string {
  const place = catalogue.indexOf(product) * 100 + product.variants.indexOf(variant)
  const digits = `${EXAMPLES}${String(place).padStart(9, '0')}`
  return digits + checkDigitOf(digits)
}

/** What makes the sum of all digits one of tens, where every other one, from the last, counts three times. */
function checkDigitOf(digits: string): number {
  const sum = [...digits].reverse().reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
