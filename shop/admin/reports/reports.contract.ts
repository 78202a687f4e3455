import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { dayWithin } from '../../../lib/forms/days.contract.ts'

/** The groups of a sales report. */
export const REPORT_GROUPS = ['day', 'product', 'collection', 'country', 'payment', 'customer'] as const
export type ReportGroup = (typeof REPORT_GROUPS)[number]

/** The longest period in days: three years. */
export const MAX_REPORT_DAYS = 1_097
/** The most rows of a report in the API; the CSV file has all rows. */
export const MAX_REPORT_ROWS = 500

const Day = dayWithin('1950-01-01', '2200-01-01')

export const ReportQuery = z.object({
  from: Day.describe('first day, in the time zone of the shop'),
  to: Day.describe('last day'),
  by: z.enum(REPORT_GROUPS).default('day'),
})
export type ReportQuery = z.infer<typeof ReportQuery>

const Sold = z.object({
  orders: z.int().describe('number of orders'),
  pieces: z.int().describe('number of items, without refunded ones'),
  sales: z.string().describe('in euros, minus refunds'),
})

const ReportRow = Sold.extend({
  key: z
    .string()
    .describe('date, product slug, collection slug, country code, payment method or customer id; empty if unknown'),
  name: z.string().describe('name of the product, collection, payment method or customer; empty for other groups'),
  before: z.string().describe('sales of the period before, in euros'),
})
export type ReportRow = z.infer<typeof ReportRow>

const SalesReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  before_from: z.iso.date().describe('first day of the period before, which has the same length'),
  before_to: z.iso.date(),
  total: Sold,
  before: Sold,
  rows: z.array(ReportRow).describe(`days oldest first, other groups by sales; at most ${MAX_REPORT_ROWS}`),
  are_more: z.boolean().describe('whether rows are missing'),
})
export type SalesReport = z.infer<typeof SalesReport>

const COUNTED =
  'An order counts on the day on which it was placed, in the time zone Europe/Paris. Unpaid orders that await payment, cancelled orders and test orders do not count. Sales include VAT. By product and collection, sales are those of the goods; otherwise they include delivery. A product in several collections counts in each.'

export const getSalesReport = endpoint({
  method: 'GET',
  url: '/api/admin/reports/sales/',
  schema: {
    summary: 'Get the sales of a period by a group, compared with the period before',
    description: COUNTED,
    tags: ['Staff'],
    querystring: ReportQuery,
    response: { 200: SalesReport },
  },
  config: { allow: 'finance', scope: 'orders:read' },
})

/** The columns of the CSV file. New columns are added at the end. */
export const REPORT_COLUMNS = ['key', 'name', 'orders', 'items', 'sales', 'sales_before'] as const

export const exportSalesReport = endpoint({
  method: 'GET',
  url: '/api/admin/reports/sales.csv',
  schema: {
    summary: 'Export a sales report as CSV',
    description: `${COUNTED} Columns: ${REPORT_COLUMNS.join(', ')}. Amounts are in euros with a decimal point.`,
    tags: ['Staff'],
    querystring: ReportQuery,
    response: { 200: z.unknown() },
  },
  config: { allow: 'finance', scope: 'orders:read' },
})
