import { z } from 'zod'
import { PRICES, RATINGS, SORT_NAMES } from './sorts-and-scales.contract.ts'

/** Maximum number of option or attribute values in a list request. */
const MAX_OPTIONS = 20
const NAME_AND_VALUE = /^\s*[^:\s][^:]{0,59}:\s*\S[\s\S]{0,119}$/
/** No option or attribute contains control characters, and PostgreSQL does not accept NUL. */
const CONTROL = /\p{Cc}/u
const isNamedValue = (text: string) => NAME_AND_VALUE.test(text) && !CONTROL.test(text)

/** A decimal number as text, because a float would shift the limits of a price range. */
const NUMBER = /^ *-?\d{1,12}(\.\d{1,12})? *$/

/** Two numbers, the second not less than the first. */
export const Range = z
  .string()
  .transform((text) => text.split(','))
  .refine(
    ([low, high, more]) =>
      low !== undefined &&
      high !== undefined &&
      more === undefined &&
      NUMBER.test(low) &&
      NUMBER.test(high) &&
      Number(low) <= Number(high),
    'Enter two numbers separated by a comma.',
  )
  .transform(([low = '', high = '']) => ({ low: low.trim(), high: high.trim() }))
export type Range = z.infer<typeof Range>

const rangeWithin = ({ min, max }: { min: number; max: number }) =>
  // A slider at its limits does not filter: it includes higher prices and products without reviews.
  Range.transform((range) => (Number(range.low) === min && Number(range.high) === max ? undefined : range)).optional()

/** Absent means best match first, or newest first without search words. */
export const Sort = z.enum(SORT_NAMES)
export type Sort = z.infer<typeof Sort>

const Named = z.enum(['true', 'false']).optional().describe('`true` is the same as `sort` with this name')
const Flag = z.enum(['true']).optional()

/** A value of an option or attribute. */
export interface NamedValue {
  name: string
  value: string
}

/** The chosen filters in the language of a request. */
export const FilterLabels = z
  .record(z.string(), z.string())
  .describe('translated names and values of the chosen options and attributes; absent without translations')
export type FilterLabels = z.infer<typeof FilterLabels>

/** One or several values, each as `name:value`. */
const NamedValues = z
  .union([z.string(), z.array(z.string())])
  .transform((written) => [written].flat().map((text) => text.normalize('NFC')))
  .refine(
    (written) => written.length <= MAX_OPTIONS && written.every(isNamedValue),
    'Enter a name and a value, joined by a colon.',
  )
  .transform((written) =>
    written.map((text): NamedValue => {
      const colon = text.indexOf(':')
      return { name: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() }
    }),
  )

/** The filters of a product list. */
export const FilterQuery = z.object({
  price_range: rangeWithin(PRICES).describe(
    `lowest and highest price in euros, separated by a comma; ${PRICES.min},${PRICES.max} does not filter`,
  ),
  rating_range: rangeWithin(RATINGS).describe(
    `lowest and highest average rating, separated by a comma; excludes products without reviews; ${RATINGS.min},${RATINGS.max} does not filter`,
  ),
  in_stock: Flag.describe('only products in stock'),
  new: Flag.describe('only products that are `new`'),
  reduced: Flag.describe('only products on sale'),
  option: NamedValues.optional().describe(
    'option value, such as Size:Large; repeatable: values of one option are alternatives; a variant must match all options',
  ),
  fact: NamedValues.optional().describe(
    'attribute value, such as Material:Oak; repeatable: values of one attribute are alternatives; all attributes must match',
  ),
})
export type FilterQuery = z.output<typeof FilterQuery>

/** The sort and filters of a product list, with or without search words. */
export const ListQuery = FilterQuery.extend({
  sort: Sort.optional().describe('absent: best match first if there are search words, otherwise newest first'),
  // Each sort is also a parameter: `?latest=true` equals `?sort=latest`.
  ...({
    price_high_to_low: Named,
    price_low_to_high: Named,
    reviews_high_to_low: Named,
    latest: Named,
  } satisfies Record<Sort, typeof Named>),
})
export type ListQuery = z.output<typeof ListQuery>
