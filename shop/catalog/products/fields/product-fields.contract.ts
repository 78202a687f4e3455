import { z } from 'zod'
import { Integer, maybeLine, maybeText, text, textLine } from '../../../../lib/fields.contract.ts'
import { Moment } from '../../../../lib/forms/days.contract.ts'
import { fieldText } from '../../../../lib/forms/field-texts.ts'
import { readCount, readPrice, type TypedNumber } from '../../../../lib/forms/typed-numbers.ts'
import { toCents } from '../../../../lib/money.ts'
import { Slug } from '../../../ui/forms/slug.contract.ts'
import { contentsText, parseContents } from '../../pricing/contents.contract.ts'
import { attributeError, formatAttributes, parseAttributes } from '../read/attributes/attributes.contract.ts'
import { choicesOf, eachText, PRODUCT_TEXTS, rulesOfText } from '../read/product-texts.contract.ts'
import { PRODUCT_STATES } from '../read/publication/publication.contract.ts'
import type { VariantDetailName, VariantDetails } from '../read/variant-details.contract.ts'
import { MAX_OPTIONS } from './product-limits.contract.ts'

/** Maximum length of an image's alt text, in characters. */
export const MAX_ALT = 200
export const MAX_STOCK = 1_000_000
const MAX_SKU = 64
const MAX_GRAMS = 1_000_000

const AmountInCents = z
  .number()
  .refine((cents) => cents <= 9_999_999_999, 'Ensure this value is less than or equal to 99999999.99.')
const PriceInCents = AmountInCents.refine((cents) => cents >= 1, 'Ensure this value is greater than or equal to 0.01.')

/** Decimal digits with at most two decimals, parsed to cents. */
export const DecimalPrice = z
  .string()
  .trim()
  .refine((price) => /^\d+(\.\d*)?$/.test(price), { error: 'A valid number is required.', abort: true })
  .refine((price) => /^\d+(\.\d{0,2})?$/.test(price), {
    error: 'Ensure that there are no more than 2 decimal places.',
    abort: true,
  })
  .transform(toCents)
  .pipe(PriceInCents)

/** Product attributes, one per line. Empty lines are removed. */
const AttributesText = maybeText(PRODUCT_TEXTS.facts.max).transform((written, context) => {
  const wrong = attributeError(written)
  if (wrong === undefined) return formatAttributes(parseAttributes(written))
  context.addIssue({ code: 'custom', message: wrong })
  return z.NEVER
})

/** Accepts one of the choices. An empty text means the first choice. */
const oneOf = (choices: readonly string[]) =>
  z
    .string()
    .transform((text) => text.trim() || choices[0])
    .pipe(z.enum(choices as [string, ...string[]]))

/** The validation rule of each product text, by field name. Text in, text out. */
export const ProductTextRule = eachText((name): z.ZodType<string, string> => {
  const { max, rows, isOptional, values } = rulesOfText(name)
  if (name === 'facts') return AttributesText
  if (values) return oneOf(choicesOf(name))
  if (isOptional) return rows === undefined ? maybeLine(max) : maybeText(max)
  return rows === undefined ? textLine(max) : text(1, max)
})

/** The text fields of a product without variants and images. A form can be validated with it before it is sent. */
export const ProductTexts = z.object({
  ...ProductTextRule,
  price: DecimalPrice,
  slug: z.string().trim().min(1, { abort: true }).pipe(Slug),
  thumbnail_alt: maybeLine(MAX_ALT),
})

/** An option name such as Size. In list addresses a colon separates it from the value. */
export const OptionName = textLine(30).refine((name) => !name.includes(':'), 'Leave the colon out, as in Size.')
const MAX_VALUE = 40
/** An option value of a variant, such as Large. */
export const OptionValue = textLine(MAX_VALUE)

const MAX_NAME = 60
/** The generated name of a variant without a custom name: its option values joined by ` / `. */
const VALUES_JOINED = new RegExp(`^.{1,${MAX_VALUE}}( / .{1,${MAX_VALUE}}){1,${MAX_OPTIONS - 1}}$`, 'u')
export const VariantName = textLine(Number.POSITIVE_INFINITY).refine(
  (name) => [...name].length <= MAX_NAME || VALUES_JOINED.test(name),
  `Ensure this field has no more than ${MAX_NAME} characters.`,
)
const Count = z.int().min(0).max(MAX_STOCK)
export const Stock = Integer.pipe(Count)
/** `#rrggbb` in lower case. */
export const Colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Enter a valid colour.')
export const ImageAlt = maybeLine(MAX_ALT)

export const PublicationState = z.enum(PRODUCT_STATES).describe('drafts and hidden products are visible to staff only')

/** The time from which a product is public; null for an empty text. */
export const PublishedFrom = z
  .string()
  .transform((text, context) => {
    if (text.trim() === '') return null
    // ISO 8601 allows omitting the seconds.
    const read = Moment.safeParse(text.trim().replace(/(T\d\d:\d\d)(?=Z|[+-])/, '$1:00'))
    if (read.success) return new Date(read.data).toISOString()
    context.addIssue({ code: 'custom', message: 'Enter a valid date and time.' })
    return z.NEVER
  })
  .describe('time of publication in ISO 8601 with offset, such as 2026-12-01T09:00:00Z; empty: immediately')

/** Parses numbers as people type them in forms and files. The API itself accepts only one notation. */
const typed = (read: (text: string) => TypedNumber) =>
  z.string().transform((text, context) => {
    const number = read(text)
    if ('value' in number) return number.value
    context.addIssue({ code: 'custom', message: number.error })
    return z.NEVER
  })

/** A price in any common notation, parsed to cents. */
export const TypedPrice = typed(readPrice).pipe(PriceInCents)
/** The same, or 0. */
export const TypedAmount = typed(readPrice).pipe(
  AmountInCents.refine((cents) => cents >= 0, 'Ensure this value is greater than or equal to 0.'),
)
export const TypedCount = typed(readCount)
export const TypedStock = TypedCount.pipe(Count)

/** A GTIN without spaces and hyphens. The last digit is the check digit (GS1 General Specifications, 7.9). */
const Gtin = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, ''))
  .refine((digits) => /^(\d{8}|\d{12,14})$/.test(digits), {
    error: 'A GTIN has 8, 12, 13 or 14 digits.',
    abort: true,
  })
  .refine(hasCheckDigit, 'The last digit does not fit the others: one of them is mistyped.')

function hasCheckDigit(digits: string): boolean {
  const weighted = [...digits].toReversed().map((digit, place) => Number(digit) * (place % 2 === 0 ? 1 : 3))
  return weighted.reduce((sum, digit) => sum + digit, 0) % 10 === 0
}

/** A point or comma before three digits is ambiguous: it can separate decimals or thousands. */
const AMBIGUOUS_CONTENTS = /^\s*([1-9]\d{0,2})[.,](\d{3})\s*(g|ml|pi[eè]ces?)\s*$/i

const Contents = z.string().transform((written, context) => {
  const contents = parseContents(written)
  const [, thousands, three, unit] = AMBIGUOUS_CONTENTS.exec(written) ?? []
  if (contents && thousands) {
    const ways = [`${thousands}${three} ${unit}`, `${contents.amount} ${unit}`]
    const message = `“${written.trim()}” can be read in two ways; write ${ways[0]} or ${ways[1]}.`
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  if (contents) return contentsText(contents)
  context.addIssue({ code: 'custom', message: 'Write an amount with its unit: 250 g, 0.75 l, 1.5 m or 12 pieces.' })
  return z.NEVER
})

const Grams = z.int().min(1).max(MAX_GRAMS)
const GramsInDigits = z
  .string()
  .trim()
  .regex(/^\d{1,15}$/, 'A valid integer is required.')
  .transform(Number)
  .pipe(Grams)

/** The API's rule for each variant detail. Text in, value out; null for an empty text. */
export const VARIANT_DETAIL_RULES = {
  price: orNull(DecimalPrice),
  sku: orNull(textLine(MAX_SKU)),
  gtin: orNull(Gtin),
  weight: orNull(GramsInDigits),
  contents: orNull(Contents),
} satisfies DetailRules

/** The same rules for typed input, which allows several number notations. */
export const TYPED_DETAIL_RULES: DetailRules = {
  ...VARIANT_DETAIL_RULES,
  price: orNull(TypedPrice),
  weight: orNull(TypedCount.pipe(Grams)),
}

type DetailRules = { [name in VariantDetailName]: z.ZodType<VariantDetails[name], string> }

function orNull<T>(rule: z.ZodType<T, string>): z.ZodType<T | null, string> {
  return z.string().transform((text, context) => {
    if (text.trim() === '') return null
    const read = rule.safeParse(text, { error: fieldText })
    if (read.success) return read.data
    for (const { message } of read.error.issues) context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
}
