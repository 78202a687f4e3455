import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress } from '../../../../lib/fields.contract.ts'
import { OrderStatus } from '../../../core/order-states/order-status.contract.ts'
import { ReportQuery } from '../reports.contract.ts'

/** The number of the latest orders and of the most used codes of a discount. */
export const MAX_LATEST = 20

const Period = ReportQuery.omit({ by: true })

const Figures = z.object({
  uses: z.int().describe('orders with the discount that are not cancelled, also unpaid ones'),
  orders: z.int().describe('sold orders with the discount'),
  given: z.string().describe('amount that the discount took off the sold orders, in euros'),
  sales: z.string().describe('sales of these orders with delivery, minus refunds, in euros'),
  average: z.string().describe('average sales of these orders, in euros'),
  new_customers: z.int().describe('customers with their first order among these orders'),
})
export type Figures = z.infer<typeof Figures>

const Compared = Figures.extend({ before: Figures.describe('the same figures of the period before') })

const DiscountRow = Compared.extend({
  discount: z.int().nullable().describe('null for price rules of extensions and one-off reductions by staff'),
  name: z.string().describe('name of the discount; empty for other reductions'),
})
export type DiscountRow = z.infer<typeof DiscountRow>

const Day = z.object({
  day: z.iso.date(),
  orders: z.int(),
  given: z.string(),
  before: z.string().describe('amount given on the same day of the period before'),
})

const Spans = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  before_from: z.iso.date().describe('first day of the period before, which has the same length'),
  before_to: z.iso.date(),
  total: Compared,
  days: z.array(Day).describe('oldest first'),
})

const DiscountReport = Spans.extend({ rows: z.array(DiscountRow).describe('by the amount given') })
export type DiscountReport = z.infer<typeof DiscountReport>

const DiscountUsage = Spans.extend({
  name: z.string(),
  orders: z
    .array(
      z.object({
        id: z.int(),
        created_at: z.iso.datetime(),
        status: OrderStatus,
        code: z.string().describe('empty for an automatic discount'),
        given: z.string(),
        total: z.string(),
      }),
    )
    .describe(`the latest orders of any period, at most ${MAX_LATEST}`),
  codes: z
    .array(z.object({ code: z.string(), uses: z.int(), given: z.string() }))
    .describe(`the most used codes of the period, at most ${MAX_LATEST}`),
})
export type DiscountUsage = z.infer<typeof DiscountUsage>

const COUNTED =
  'An order counts on the day on which it was placed, in the time zone Europe/Paris. Sold orders exclude unpaid orders that await payment, cancelled orders and test orders.'
const config = { allow: 'orders', scope: 'orders:read' } as const

export const getDiscountReport = endpoint({
  method: 'GET',
  url: '/api/admin/reports/discounts/',
  schema: {
    summary: 'Get the use of all discounts in a period, compared with the period before',
    description: COUNTED,
    tags: ['Staff'],
    querystring: Period,
    response: { 200: DiscountReport },
  },
  config,
})

export const getDiscountUsage = endpoint({
  method: 'GET',
  url: '/api/admin/reports/discounts/:id/',
  schema: {
    summary: 'Get the use of a discount in a period, with its latest orders and most used codes',
    description: `${COUNTED} Deleted discounts are included.`,
    tags: ['Staff'],
    params: IdAddress,
    querystring: Period,
    response: { 200: DiscountUsage },
  },
  config,
})

/** The columns of the CSV file. New columns are added at the end. */
export const DISCOUNT_COLUMNS = [
  ...['discount', 'name', 'uses', 'orders', 'given', 'sales', 'average', 'new_customers'],
  ...['uses_before', 'orders_before', 'given_before', 'sales_before', 'average_before', 'new_customers_before'],
] as const

export const exportDiscountReport = endpoint({
  method: 'GET',
  url: '/api/admin/reports/discounts.csv',
  schema: {
    summary: 'Export the use of all discounts in a period as CSV',
    description: `${COUNTED} Columns: ${DISCOUNT_COLUMNS.join(', ')}. Amounts are in euros with a decimal point.`,
    tags: ['Staff'],
    querystring: Period,
    response: { 200: z.unknown() },
  },
  config,
})
