import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { dayWithin } from '../../../lib/forms/days.contract.ts'

/**
 * How VAT applies: in the shop's country, in the country of delivery (One-Stop Shop), as intra-Community supply to a
 * company, as export, or not at all because the shop is exempt.
 */
const REGIMES = ['domestic', 'oss', 'intra_community', 'export', 'exempt'] as const
export type Regime = (typeof REGIMES)[number]

/** Why the documents and payments of an order differ in a period. */
const DIFFERENCE_REASONS = ['no_document', 'no_payment', 'other_amount'] as const
export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number]

/** The reasons for differences between the payouts of a provider and the shop. */
const PAYOUT_DIFFERENCES = [
  'unknown_payment',
  'other_amount',
  'unknown_refund',
  'unknown_dispute',
  'other_movements',
  'payout_sum',
  'payout_failed',
  'not_paid_out',
] as const
export type PayoutDifferenceReason = (typeof PAYOUT_DIFFERENCES)[number]

/** The longest period in days: a leap year. */
export const MAX_ACCOUNTING_DAYS = 366

const Day = dayWithin('2000-01-01', '2200-01-01')

/** A period of accounting. */
export const AccountingPeriod = z.object({
  from: Day.describe('first day, in the time zone of the shop'),
  until: Day.describe('last day'),
})

/** An amount of accounting. */
export const Amount = z.string().describe('euros with two decimals; negative if credit notes exceed invoices')
const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter a valid month.')

const Difference = z.object({
  order: z.int(),
  documents: Amount.describe('invoices minus credit notes'),
  payments: Amount.describe('payments minus refunds'),
  reason: z.enum(DIFFERENCE_REASONS),
})

/** A difference of payments and payouts. */
export const PayoutDifference = z.object({
  reason: z.enum(PAYOUT_DIFFERENCES),
  order: z.int().nullable().describe('null if the shop has no such payment'),
  payout: z.string().describe('id of the payout at the provider; empty for a payment in no payout'),
  shop: Amount.describe('amount in the shop'),
  provider: Amount.describe('amount in the payout'),
})

const Comparison = z.object({
  invoices: Amount,
  credit_notes: Amount,
  payments: Amount,
  refunds: Amount,
  difference: Amount.describe('invoices − credit notes − payments + refunds'),
  differences: z.array(Difference).describe('at most 100 orders with a difference of documents and payments'),
  difference_count: z.int(),
})
export type Comparison = z.infer<typeof Comparison>

export const getAccounting = endpoint({
  method: 'GET',
  url: '/api/accounting/',
  schema: {
    summary: 'Get VAT by country and rate of a period, and its documents compared with its payments',
    description: 'At most 366 days. Amounts are those of invoices minus credit notes, without test documents.',
    tags: ['Accounting'],
    querystring: AccountingPeriod,
    response: {
      200: z.object({
        documents: z.int(),
        base: Amount,
        vat: Amount,
        total: Amount,
        rows: z.array(
          z.object({
            regime: z.enum(REGIMES),
            country: z.string(),
            rate: z.string().describe('percent with two decimals'),
            documents: z.int(),
            base: Amount,
            vat: Amount,
            total: Amount,
          }),
        ),
        comparison: Comparison,
        closings: z.array(
          z.object({
            month: z.string(),
            difference: Amount,
            differences: z.int(),
            payout_differences: z
              .array(PayoutDifference)
              .describe('at most 100 differences of payments and payouts, as they were at the closing'),
            payout_difference_count: z.int(),
            gift_cards: Amount.nullable().describe(
              'liability for gift cards at the end of the month; null in closings of earlier releases',
            ),
            gift_card_difference_count: z
              .int()
              .describe('number of orders with a difference in the ledger of gift cards'),
            closed_at: z.iso.datetime(),
            closed_by: z.string().nullable().describe('null for the automatic closing'),
          }),
        ),
      }),
    },
  },
  config: { allow: 'accountant' },
})

export const getOss = endpoint({
  method: 'GET',
  url: '/api/accounting/oss/',
  schema: {
    summary: 'Get the values of the OSS return of a quarter',
    tags: ['Accounting'],
    querystring: z.object({
      quarter: z
        .string()
        .regex(/^20\d\d-Q[1-4]$/, 'Enter a valid quarter.')
        .describe('such as `2026-Q4`'),
    }),
    response: {
      200: z.object({
        quarter: z.string(),
        rows: z.array(
          z.object({
            country: z.string().describe('member state of consumption'),
            rate_type: z.enum(['standard', 'reduced']),
            rate: z.string(),
            base: Amount,
            vat: Amount,
          }),
        ),
        corrections: z.array(z.object({ country: z.string(), quarter: z.string(), vat: Amount })),
        vat: Amount.describe('VAT of all rows and corrections'),
      }),
    },
  },
  config: { allow: 'accountant' },
})

/** The files of a period. */
export const ACCOUNTING_FILES = [
  'journal',
  'fec',
  'vat',
  'oss',
  'e-reporting',
  'recapitulative',
  'payments',
  'payouts',
  'received',
  'gift-cards',
] as const
export type AccountingFile = (typeof ACCOUNTING_FILES)[number]

export const exportAccounting = endpoint({
  method: 'GET',
  url: '/api/accounting/files/:file/export.csv',
  schema: {
    summary: 'Export a file of a period',
    description:
      '`fec` is the sales journal in the layout of the FEC (tabs, decimal commas); the others are CSV with decimal points. Cells of CSV files that a spreadsheet would read as a formula start with an apostrophe. `oss` needs the days of a quarter. The activity log records the download.',
    tags: ['Accounting'],
    params: z.object({ file: z.enum(ACCOUNTING_FILES) }),
    querystring: AccountingPeriod,
    response: { 200: z.unknown() },
  },
  config: { allow: 'accountant' },
})

export const closeMonth = endpoint({
  method: 'POST',
  url: '/api/accounting/closings/',
  schema: {
    summary: 'Close a month: store its documents, payments and differences',
    description: 'A closing never changes. A month that is closed or has not ended is refused (409).',
    tags: ['Accounting'],
    body: z.object({ month: Month }),
    response: { 201: z.object({ month: z.string(), comparison: Comparison }) },
  },
  config: { allow: 'owner' },
})
