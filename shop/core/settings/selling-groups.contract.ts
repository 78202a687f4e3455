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

/**
 * The lowest interest of late payments by companies, in percent: three times the legal rate (Code de commerce L441-10
 * II), which was 2.62 % in the first half of 2026 (arrêté of 2025-12-15). It changes in January and July.
 */
const MIN_LATE_RATE = 7.86

/** An integer within limits, as text; empty means the default. */
const numberText = (fallback: number, min: number, max: number) =>
  z
    .string()
    .trim()
    .transform((typed) => typed || String(fallback))
    .refine((typed) => /^\d{1,7}$/.test(typed), { error: 'A valid integer is required.', abort: true })
    .refine((typed) => Number(typed) >= min, `Ensure this value is greater than or equal to ${min}.`)
    .refine((typed) => Number(typed) <= max, `Ensure this value is less than or equal to ${max}.`)
    .transform((typed) => String(Number(typed)))

const Iban = maybeLine(50).transform((typed, context) => {
  if (typed === '') return ''
  const iban = normalIban(typed)
  if (iban !== undefined) return iban
  context.addIssue({ code: 'custom', message: 'This IBAN is not valid: a character is missing or mistyped.' })
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
    'Write the names in lower case, such as card or paypal.',
  )

/** Ids of payment methods, separated by spaces. */
const MethodIds = maybeLine(600).refine(
  (ids) => /^([a-z][a-z\d_]{0,29}( |$))*$/.test(ids) && new Set(ids.split(' ')).size === ids.split(' ').length,
  'Name each payment method once.',
)

/** Dates or date ranges, one per line: `2026-12-24`, `2026-08-03 to 2026-08-16`, or `au` in French. */
const ClosedDays = maybeText(2000)
  .refine(
    (text) => linesIn(text).length <= MAX_CLOSED_DAYS,
    `Ensure this field has no more than ${MAX_CLOSED_DAYS} lines.`,
  )
  .refine(
    (text) => linesIn(text).every((line) => readClosedDays(line) !== undefined),
    'Write one day per line, such as 2026-12-24, or a range, such as 2026-08-03 to 2026-08-16.',
  )

/** An account of the French chart of accounts. */
const Account = z
  .string()
  .trim()
  .regex(/^[1-9]\d{2,9}$/, 'Enter an account of 3 to 10 digits.')

/** How long new gift cards are valid: years, or no end. The shop issues no card for less than two years. */
const GIFT_CARD_VALIDITIES = ['2', '3', '4', '5', '10', 'none'] as const

/** Settings that are required for selling. */
export const SELLING_GROUPS = {
  vat: z.object({
    mode: choice(...VAT_MODES).describe(
      '`none`: exempt from VAT; `home`: rates of the home country; `destination`: rates of the delivery country; empty: not chosen',
    ),
  }),
  payments: z
    .object({
      transfer: choice('on').describe('`on`: bank transfer in advance is offered'),
      holder: maybeLine(70).describe('account holder'),
      iban: Iban,
      bic: Bic,
      transfer_days: numberText(7, 1, 30).describe('days to receive a transfer; stock is reserved for this time'),
      on_collection: choice('on').describe(
        '`on`: payment at collection in the shop is offered, by card or transfer, not in cash',
      ),
    })
    .refine(({ transfer, iban }) => transfer === '' || iban !== '', {
      path: ['iban'],
      error: 'Enter the IBAN of the account for bank transfers.',
    }),
  online: z.object({
    offered: choice('on').describe(
      '`on`: online payment on the page of the payment provider is offered; requires its key',
    ),
    minutes: numberText(45, 31, 1440).describe('minutes to complete an online payment'),
    methods: OnlineMethods.describe(
      'payment methods, by the names of the provider; empty: methods with immediate confirmation',
    ),
  }),
  methods: z.object({
    order: MethodIds.describe(
      'ids of payment methods in the order of the checkout, separated by spaces; others follow',
    ),
    off: MethodIds.describe('ids of online payment methods that are not offered, separated by spaces'),
  }),
  delivery: z.object({
    cut_off: CutOff.describe('order cut-off time on a working day; HH:MM in the time zone of the shop'),
    closed_days: ClosedDays.describe('dates or ranges without dispatch, one per line; `2026-08-03 to 2026-08-16`'),
    default_weight: numberText(500, 1, 100_000).describe('weight in grams of a variant without its own weight'),
    return_postage: choice('shop').describe('`shop`: the shop pays for return postage; empty: the customer pays'),
    returned_offers: choice('recompute').describe(
      'partial returns of new orders with sets, bundles or tiers; `recompute`: the price of the remaining units is computed again; empty: units are refunded as paid',
    ),
  }),
  unpaid: z.object({
    max_transfers: numberText(3, 1, 1_000).describe('maximum number of orders per customer that await a bank transfer'),
    max_collections: numberText(2, 1, 1_000).describe('maximum number of unpaid orders for collection per customer'),
    max_first_total: numberText(500, 1, 9_999_999).describe(
      'maximum unpaid total in euros before a first paid order: bank transfer and payment on collection',
    ),
    max_first_online: numberText(5_000, 1, 9_999_999).describe(
      'maximum total in euros of a first order that is paid online',
    ),
    max_pieces: numberText(10, 1, 9_999).describe('maximum items of one variant in unpaid orders per customer'),
    max_stock_percent: numberText(50, 1, 100).describe(
      'maximum share of the stock of one variant, in percent; the larger of both limits applies',
    ),
    collection_days: numberText(7, 1, 60).describe('days from the collection day until an unpaid order expires'),
  }),
  invoices: z.object({
    prefix: maybeLine(10)
      .transform((typed) => typed.toUpperCase())
      .refine((typed) => /^[A-Z0-9-]*$/.test(typed), 'Use only letters, digits and hyphens.')
      .describe('precedes the numbers of the series that begin with the next year, or with the first document'),
    vat_on_debits: choice('on').describe('`on`: the shop pays VAT on debits; invoices then contain this sentence'),
    late_rate: maybeLine(6)
      .transform((typed) => typed.replace(',', '.'))
      .refine((typed) => /^(\d{1,2}(\.\d{1,2})?)?$/.test(typed), { error: 'A valid number is required.', abort: true })
      .refine(
        (typed) => typed === '' || Number(typed) >= MIN_LATE_RATE,
        `Ensure this value is greater than or equal to ${MIN_LATE_RATE}.`,
      )
      .describe(
        'interest of late payments in percent a year, which invoices for companies state; empty: three times the legal rate, the minimum',
      ),
  }),
  gift_cards: z.object({
    validity: z
      .string()
      .trim()
      .transform((typed) => typed || '5')
      .pipe(z.enum(GIFT_CARD_VALIDITIES))
      .describe('years from the issue of a gift card to its end, or `none` for no end'),
  }),
  stock: z.object({
    low_stock: numberText(LOW_STOCK, 1, 9_999).describe('low-stock threshold: a smaller stock of a variant is low'),
  }),
  accounts: z.object({
    customer: Account.describe('account of customers'),
    sales: Account.describe('account of sales; three digits of the VAT rate in tenths of a percent follow'),
    shipping: Account.describe('account of delivery costs'),
    vat: Account.describe('account of collected VAT; three digits of the VAT rate follow'),
    bank: Account.describe('account of the bank'),
    providers: Account.describe('account of the money at payment providers'),
    fees: Account.describe('account of the fees of payment providers'),
    losses: Account.describe('account of losses by disputes'),
    gift_cards: Account.describe('account of the liability for sold gift cards'),
  }),
} as const

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Parses a line of closed days. @returns the first and last ISO date; undefined if the line is invalid */
export function readClosedDays(line: string): { first: string; last: string } | undefined {
  const [first = '', last = first, ...more] = line.split(/\s+(?:to|au)\s+/)
  return more.length === 0 && isDay(first) && isDay(last) && first <= last ? { first, last } : undefined
}

const isDay = (text: string) => z.iso.date().safeParse(text).success
