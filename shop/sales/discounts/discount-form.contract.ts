import { z } from 'zod'
import { Integer, Tick, textLine } from '../../../lib/fields.contract.ts'
import { Moment } from '../../../lib/forms/days.contract.ts'
import { COUNTRY_CODES } from '../../../lib/places/countries.ts'
import { Hundredths, idList, MAX_TARGETS, OFFER_FIELDS } from './benefits/offer-form.contract.ts'
import { DISCOUNT_KINDS, DISCOUNT_SCOPES, normalizeCode } from './discount-kinds.contract.ts'

/** The maximum of a limit or of a minimum number of pieces. */
const MAX_COUNT = 1_000_000

const Limit = z.union([z.literal('').transform(() => null), Integer.pipe(z.int().min(1).max(MAX_COUNT)), z.null()])

const DateOrNone = z.union([z.string(), z.null()]).transform((text, context) => {
  if (text === null || text.trim() === '') return null
  const read = Moment.safeParse(text.trim())
  if (read.success && read.data >= '2000-01-01') return new Date(read.data)
  context.addIssue({ code: 'custom', message: 'Enter a valid date and time.' })
  return z.NEVER
})

const CodeOrNone = z
  .string()
  .transform(normalizeCode)
  .pipe(z.string().regex(/^([A-Z0-9-]{3,40})?$/, 'Use 3 to 40 letters, digits and hyphens.'))

const Targets = idList(MAX_TARGETS)
/** The maximum number of named customers. */
const MAX_CUSTOMERS = 500
const MAX_METHODS = 100

/** A condition of an extension with the values of its fields. */
const Condition = z.object({
  extension: z.string().max(40),
  name: z.string().max(40),
  values: z.record(z.string().max(40), z.union([z.string().max(10_000), z.number(), z.boolean()])).default({}),
})

/** The fields of a discount that staff edit. */
export const DiscountForm = z.object({
  name: textLine(80).describe('shown to customers'),
  kind: z.enum(DISCOUNT_KINDS),
  value: Hundredths.default(0).describe('percent for `percentage`, euros for `amount`; ignored for other kinds'),
  is_automatic: Tick.default(false).describe('applies without a code'),
  code: CodeOrNone.default('').describe(
    'case and spaces are ignored; empty for a discount with single-use codes only; ignored for an automatic discount',
  ),
  combines: Tick.default(false).describe('applies together with other discounts that combine'),
  scope: z.enum(DISCOUNT_SCOPES).default('everything'),
  collections: Targets.describe('collection ids, for the scope `collections`'),
  products: Targets.describe('product ids, for the scope `products`'),
  variants: Targets.describe('variant ids, for the scope `variants`'),
  ...OFFER_FIELDS,
  excludes_reduced: Tick.default(false).describe('excludes products with a sale price'),
  minimum: Hundredths.default(0).describe('minimum of the goods in its scope, in euros before discounts'),
  minimum_pieces: z.union([z.literal('').transform(() => 0), Integer.pipe(z.int().min(0).max(MAX_COUNT))]).default(0),
  countries: z.array(z.enum(COUNTRY_CODES)).max(COUNTRY_CODES.length).default([]).describe('empty: all countries'),
  is_for_first_order: Tick.default(false),
  tag: z
    .union([z.literal('').transform(() => null), Integer.pipe(z.int().min(1)), z.null()])
    .default(null)
    .describe('id of the tag of the customers; empty: all customers'),
  is_for_named: Tick.default(false).describe('for named customers only; the tag is ignored'),
  customers: idList(MAX_CUSTOMERS).describe('ids of the named customers, for `is_for_named`'),
  methods: idList(MAX_METHODS).describe('ids of the shipping methods of `free_shipping`; empty: all methods'),
  max_uses: Limit.default(null).describe('empty: unlimited'),
  max_uses_per_customer: Limit.default(null).describe('empty: unlimited'),
  starts_at: DateOrNone.default(null).describe('ISO 8601; empty: immediately'),
  ends_at: DateOrNone.default(null).describe('ISO 8601; empty: no end'),
  is_announced: Tick.default(false).describe('the cart shows the code to everybody; ignored for an automatic discount'),
  condition: Condition.nullable().default(null).describe('a condition of an extension; null without one'),
  is_active: Tick.default(true),
})
export type DiscountForm = z.output<typeof DiscountForm>
