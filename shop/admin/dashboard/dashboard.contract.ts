import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { NoResultSearch } from '../../catalog/search/no-results/no-results.contract.ts'
import { OrderStatus } from '../../core/order-states/order-status.contract.ts'

/** The lengths of the sales periods in days, including today. */
export const SPANS = [1, 7, 30] as const
/** The number of days in the plot. */
export const PLOT_DAYS = 30

const Sold = z.object({
  orders: z.int().describe('number of orders'),
  sales: z.string().describe('total in euros with delivery and VAT, minus refunds'),
})

const DaySold = Sold.extend({
  day: z.iso.date().describe('date in the time zone of the shop'),
  before: z.string().describe('sales of the same day of the period before'),
})
export type DaySold = z.infer<typeof DaySold>

const SpanSold = Sold.extend({
  days: z.int(),
  before: Sold.describe('the preceding period of the same length, up to the same time of day'),
})
export type SpanSold = z.infer<typeof SpanSold>

const DashboardOrders = z.object({
  spans: z.array(SpanSold),
  days: z.array(DaySold).describe('oldest first'),
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
    .describe('orders to prepare or ship, oldest first'),
  awaiting_payment: z
    .object({ orders: z.int(), total: z.string().describe('total in euros, without test orders') })
    .describe('orders that are prepared once they are paid'),
  unpaid: z.object({
    holders: z
      .array(
        z.object({
          id: z.int().describe('id of the customer'),
          name: z.string(),
          orders: z.int(),
          pieces: z.int(),
          percent: z.int().describe('share in percent of all items for sale or in unpaid orders'),
        }),
      )
      .describe('customers with more than a tenth of the stock in unpaid orders'),
    expiring: z
      .array(z.object({ id: z.int(), name: z.string(), price: z.string(), time_expires: z.iso.datetime() }))
      .describe('unpaid orders for collection that expire within two days'),
  }),
  messages: z
    .array(z.object({ id: z.int(), name: z.string(), title: z.string(), time_created: z.iso.datetime() }))
    .describe('unanswered messages, longest waiting first; `time_created` is the time of the customer’s last text'),
})

const DashboardCatalogue = z.object({
  stock: z.object({
    limit: z.int().describe('low-stock threshold'),
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
        waiting: z.int().describe('number of back-in-stock notification requests'),
      }),
    ),
  }),
  not_orderable: z.int().describe('public products without contact details of the manufacturer'),
  popular: z
    .array(z.object({ slug: z.string(), title: z.string(), thumbnail: z.string(), sold: z.int() }))
    .nullable()
    .describe('best-selling products; null before the first calculation'),
  searches: z.array(NoResultSearch),
})
const DashboardSales = z.object({
  deferred_emails: z.int().describe('number of e-mails deferred by the limit for unconfirmed addresses'),
  late_purges: z
    .object({
      waiting: z.int().describe('number of changes that the CDN has not accepted'),
      time_since: z.iso.datetime(),
      error: z.string().describe('the last answer of the CDN; empty if no process has sent the changes'),
    })
    .nullable()
    .describe('purges of the CDN that are late by more than two minutes; null without any'),
  failed_extensions: z.array(z.string()).describe('names of the extensions that errors have disabled'),
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
      'An order counts on the day on which it was placed, in the time zone Europe/Paris. Unpaid orders that await payment, cancelled orders and test orders do not count. Fields depend on the role: sales, orders and messages for orders staff, stock, best-selling products and searches for catalogue staff, deferred e-mails, late purges and failed extensions for owners.',
    tags: ['Staff'],
    response: { 200: DashboardOrders.extend(DashboardCatalogue.shape).extend(DashboardSales.shape).partial() },
  },
  config: { allow: 'staff' },
})
