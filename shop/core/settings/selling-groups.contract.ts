import { z } from 'zod'
import { normalIban } from '../../../lib/bank/iban.ts'
import { maybeLine, maybeText } from '../../../lib/fields.contract.ts'
import { LOW_STOCK } from '../../../lib/low-stock.ts'

/** VAT modes: none (franchise en base), home country rates, or rates of the country of delivery. */
const VAT_MODES = ['none', 'home', 'destination'] as const

/** Returns the schema of one of these words; empty until chosen. */
export const choice = <const Word extends string>(...words: Word[]) =>
  z
    .string()
    .trim()
    .pipe(z.enum(['', ...words]))

const MAX_CLOSED_DAYS = 60

/** An integer within limits, as text; empty means the default. */
const numberText = (unsaid: number, min: number, max: number) =>
  z
    .string()
    .trim()
    .transform((typed) => typed || String(unsaid))
    .refine((typed) => /^\d{1,7}$/.test(typed), { error: 'A valid integer is required.', abort: true })
    .refine((typed) => Number(typed) >= min, `Ensure this value is greater than or equal to ${min}.`)
    .refine((typed) => Number(typed) <= max, `Ensure this value is less than or equal to ${max}.`)
    .transform((typed) => String(Number(typed)))

const Iban = maybeLine(50).transform((typed, context) => {
  if (typed === '') return ''
  const iban = normalIban(typed)
  if (iban !== undefined) return iban
  context.addIssue({ code: 'custom', message: 'This is no IBAN: a character is missing or mistyped.' })
  return z.NEVER
})

const Bic = maybeLine(20)
  .transform((typed) => typed.replaceAll(' ', '').toUpperCase())
  .refine((bic) => bic === '' || /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic), 'A BIC has 8 or 11 letters and digits.')

const CutOff = z
  .string()
  .trim()
  .transform((typed) => typed || '14:00')
  .refine((typed) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed), 'Enter a valid time.')

/** Payment methods with immediate confirmation. Owners can add delayed debits manually. */
export const IMMEDIATE_METHODS = 'card link bancontact ideal eps p24 twint paypal'

const OnlineMethods = maybeLine(300)
  .transform(
    (typed) =>
      typed
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean)
        .join(' ') || IMMEDIATE_METHODS,
  )
  .refine(
    (typed) => /^[a-z\d_]{2,30}( [a-z\d_]{2,30})*$/.test(typed),
    'Write their names with small letters, such as card or paypal.',
  )

/** Dates or date ranges, one per line: `2026-12-24`, `2026-08-03 to 2026-08-16`. */
const ClosedDays = maybeText(2000)
  .refine(
    (text) => linesIn(text).length <= MAX_CLOSED_DAYS,
    `Ensure this field has no more than ${MAX_CLOSED_DAYS} lines.`,
  )
  .refine(
    (text) => linesIn(text).every((line) => readClosedDays(line) !== undefined),
    'Write one day a line, such as 2026-12-24, or a span, such as 2026-08-03 to 2026-08-16.',
  )

/** Settings that are required for selling. */
export const SELLING_GROUPS = {
  vat: z.object({ mode: choice(...VAT_MODES).describe('empty while nobody has chosen') }),
  payments: z
    .object({
      transfer: choice('on').describe('bank transfer in advance'),
      holder: maybeLine(70).describe('in whose name the account is'),
      iban: Iban,
      bic: Bic,
      transfer_days: numberText(7, 1, 30).describe('so many days the pieces of an order wait for the transfer'),
      on_collection: choice('on').describe('by card or transfer when an order is collected in the shop; never cash'),
    })
    .refine(({ transfer, iban }) => transfer === '' || iban !== '', {
      path: ['iban'],
      error: 'Enter the account that customers are to pay to.',
    }),
  online: z.object({
    offered: choice('on').describe('by card and otherwise, on the page of the provider whose key is set'),
    minutes: numberText(45, 31, 1440).describe('so many minutes somebody has to pay'),
    methods: OnlineMethods.describe(
      "by which of the provider's means, in its words; empty for those that tell at once",
    ),
  }),
  delivery: z.object({
    cut_off: CutOff.describe(
      'until this time of a working day an order counts for that day; HH:MM by the clock of the shop',
    ),
    closed_days: ClosedDays,
    default_weight: numberText(500, 1, 100_000).describe('grams of a variant whose weight nobody has said'),
    return_postage: choice('shop').describe('who pays for sending something back; empty for the customer'),
  }),
  unpaid: z.object({
    max_transfers: numberText(3, 1, 1_000).describe('orders of a customer that can await a bank transfer at once'),
    max_collections: numberText(2, 1, 1_000).describe('unpaid orders to be collected that a customer can have at once'),
    max_first_total: numberText(500, 1, 9_999_999).describe(
      'euros that a customer can owe before an order was paid: bank transfer and payment on collection',
    ),
    max_first_online: numberText(5_000, 1, 9_999_999).describe('euros of a first order that is paid online'),
    max_pieces: numberText(10, 1, 9_999).describe('pieces of one variant that unpaid orders of a customer can hold'),
    max_stock_percent: numberText(50, 1, 100).describe(
      'percent of the stock of one variant that they can hold, where that is more pieces',
    ),
    collection_days: numberText(7, 1, 60).describe('days after the collection day until an unpaid order expires'),
  }),
  stock: z.object({
    low_stock: numberText(LOW_STOCK, 1, 9_999).describe(
      'of a variant of which there are fewer staff are told that it is low',
    ),
  }),
} as const

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Parses a line of closed days. @returns the first and last ISO date; undefined if the line is invalid */
export function readClosedDays(line: string): { first: string; last: string } | undefined {
  const [first = '', last = first, ...more] = line.split(/\s+to\s+/)
  return more.length === 0 && isDay(first) && isDay(last) && first <= last ? { first, last } : undefined
}

const isDay = (text: string) => z.iso.date().safeParse(text).success
