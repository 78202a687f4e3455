import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { NoResultSearch } from '../../catalog/search/no-results/no-results.contract.ts'
import { OrderStatus } from '../../core/order-states/order-status.contract.ts'

/** The lengths of the sales periods in days, including today. */
export const SPANS = [1, 7, 30] as const
/** The number of days in the plot. */
export const PLOT_DAYS = 30

const Sold = z.object({
  orders: z.int(),
  sales: z.string().describe('what they cost with delivery and VAT, without what was paid back since'),
})

const DaySold = Sold.extend({ day: z.iso.date().describe("by the shop's calendar") })
export type DaySold = z.infer<typeof DaySold>

const SpanSold = Sold.extend({
  days: z.int(),
  before: Sold.describe('as many days before, until the same time of the day'),
})
export type SpanSold = z.infer<typeof SpanSold>

const DashboardOrders = z.object({
  spans: z.array(SpanSold),
  days: z.array(DaySold).describe('the oldest first'),
  orders: z
    .array(
      z.object({
        id: z.int(),
        name: z.string(),
        status: OrderStatus,
        pieces: z.int(),
        price: z.string(),
        time_created: z.iso.datetime(),
        is_late: z.boolean(),
      }),
    )
    .describe('to be made and sent, the oldest first'),
  awaiting_payment: z
    .object({ orders: z.int(), total: z.string().describe('of all of them, without test orders') })
    .describe('orders that are not made before they are paid'),
  unpaid: z.object({
    holders: z
      .array(
        z.object({
          id: z.int().describe('of the customer'),
          name: z.string(),
          orders: z.int(),
          pieces: z.int(),
          percent: z.int().describe('of all pieces that are for sale or held unpaid'),
        }),
      )
      .describe('customers who hold more than a tenth of the stock in unpaid orders'),
    expiring: z
      .array(z.object({ id: z.int(), name: z.string(), price: z.string(), time_expires: z.iso.datetime() }))
      .describe('unpaid orders to be collected that expire within two days'),
  }),
  messages: z
    .array(z.object({ id: z.int(), name: z.string(), title: z.string(), time_created: z.iso.datetime() }))
    .describe('that nobody has answered, with when was written to them last, the longest waiting first'),
})

const DashboardCatalogue = z.object({
  stock: z.object({
    limit: z.int().describe('fewer than so many are low'),
    sold_out: z.int(),
    low: z.int(),
    is_anything_for_sale: z.boolean(),
    variants: z.array(
      z.object({
        id: z.int(),
        slug: z.string(),
        title: z.string(),
        name: z.string(),
        stock: z.int(),
        waiting: z.int().describe('people who are told when it is back'),
      }),
    ),
  }),
  not_orderable: z.int().describe('public products whose manufacturer has no contact details'),
  popular: z
    .array(z.object({ slug: z.string(), title: z.string(), thumbnail: z.string(), sold: z.int() }))
    .nullable()
    .describe('null until it is counted for the first time'),
  searches: z.array(NoResultSearch),
})
const DashboardSales = z.object({
  deferred_emails: z.int().describe('that the limit for unconfirmed addresses has deferred'),
})
/** All fields, as owners get them. */
export type Dashboard = z.infer<typeof DashboardOrders> &
  z.infer<typeof DashboardCatalogue> &
  z.infer<typeof DashboardSales>

export const getDashboard = endpoint({
  method: 'GET',
  url: '/api/admin/today/',
  schema: {
    summary: 'Get today’s sales, tasks and low stock',
    description:
      'An order counts on the day on which it was placed, by the clock of Paris. Orders that await their payment, were cancelled or were paid with a test key do not count. Sales, orders and messages are for whoever sees to orders, the rest for whoever sees to the catalogue.',
    tags: ['Staff'],
    response: { 200: DashboardOrders.extend(DashboardCatalogue.shape).extend(DashboardSales.shape).partial() },
  },
  config: { allow: 'staff' },
})
