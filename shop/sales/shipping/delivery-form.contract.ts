import { z } from 'zod'
import { Integer, maybeText, Tick, textLine } from '../../../lib/fields.contract.ts'
import { toCents } from '../../../lib/money.ts'
import { COUNTRY_CODES } from '../../../lib/places/countries.ts'
import type { PriceBracket } from './price-bracket.contract.ts'

const MAX_BRACKETS = 20
const MAX_GRAMS = 1_000_000
const MAX_DAYS = 60

/** The form of a shipping zone. A country of another zone moves to this one. */
export const ZoneForm = z.object({
  name: textLine(60),
  countries: z
    .array(z.enum(COUNTRY_CODES))
    .min(1, { error: 'Choose at least one country.' })
    .max(COUNTRY_CODES.length, `Ensure this field has no more than ${COUNTRY_CODES.length} elements.`)
    .refine((codes) => new Set(codes).size === codes.length, 'Name each country once.'),
})

const NO_PRICE = 'Write a price, for example 4.90.'
/** A price with a decimal point or comma; empty means 0. */
const Fee = z
  .string()
  .trim()
  .regex(/^\d{1,6}([.,]\d{1,2})?$/, NO_PRICE)
  .transform((typed) => toCents(typed.replace(',', '.')))

/** Parses prices by weight. @returns the brackets, or the line and kind of the first error */
export function readBrackets(typed: readonly string[]): PriceBracket[] | { line: number; wrong: string } {
  const brackets: PriceBracket[] = []
  for (const [index, written] of typed.entries()) {
    const wrong = (why: string) => ({ line: index + 1, wrong: why })
    const [weight = '', price = ''] = written.split(':').map((part) => part.trim())
    const cents = Fee.safeParse(price)
    if (!cents.success) return wrong(NO_PRICE)
    if (weight === '' && index < typed.length - 1) return wrong('Only the last line can have no weight.')
    const grams = weight === '' ? null : Number(weight)
    if (grams !== null && (!/^\d{1,7}$/.test(weight) || grams < 1 || grams > MAX_GRAMS))
      return wrong(`Enter grams from 1 to ${MAX_GRAMS}.`)
    if (grams !== null && grams <= (brackets.at(-1)?.up_to ?? 0))
      return wrong('The weights must rise from line to line.')
    brackets.push({ up_to: grams, cents: cents.data })
  }
  return brackets
}

const Brackets = z
  .array(z.string())
  .min(1)
  .max(MAX_BRACKETS, `Ensure this field has no more than ${MAX_BRACKETS} elements.`)
  .superRefine((typed, context) => {
    const read = readBrackets(typed)
    if ('wrong' in read) context.addIssue({ code: 'custom', message: `Line ${read.line}: ${read.wrong}` })
  })
  .describe('maximum weight in grams and price in euros, such as `2000:4.90`; without grams for all heavier parcels')

const Days = z
  .union([z.number(), z.string()])
  .transform((typed) => (typeof typed === 'string' && /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : typed))
  .pipe(z.int('Write a number of days, for example 3.').min(0).max(MAX_DAYS))
const FreeFrom = z.union([
  z.literal('').transform(() => null),
  Fee.refine((cents) => cents > 0, 'Ensure this value is greater than or equal to 0.01.'),
])
/** The form of a shipping method. */
export const MethodForm = z
  .object({
    zone: z
      .union([z.literal('').transform(() => null), Integer])
      .describe('id of the shipping zone; empty for collection in the shop'),
    name: textLine(60),
    brackets: Brackets,
    free_from: FreeFrom.default(null).describe('value of goods from which delivery is free, in euros; empty for never'),
    ready_from: Days.describe('minimum working days until the order is shipped, or ready for collection'),
    ready_to: Days.describe('maximum working days until then'),
    way_from: Days.default(0).describe('minimum working days in transit'),
    way_to: Days.default(0).describe('maximum working days in transit'),
    is_tracked: Tick.default(false),
    is_on: Tick.default(true),
    place: maybeText(600).default('').describe('collection address and opening hours'),
  })
  .refine(({ ready_from, ready_to }) => ready_from <= ready_to, {
    path: ['ready_to'],
    error: 'The longest time must not be shorter than the shortest.',
  })
  .refine(({ way_from, way_to }) => way_from <= way_to, {
    path: ['way_to'],
    error: 'The longest time must not be shorter than the shortest.',
  })
  .refine(({ zone, place }) => zone !== null || place !== '', {
    path: ['place'],
    error: 'Enter the collection address and the opening hours.',
  })
