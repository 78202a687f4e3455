import { z } from 'zod'
import { endpoint } from '../../../../../../lib/endpoint.ts'
import { OrderFilter } from '../../staff-orders.contract.ts'

/** The columns of the file. New columns are added at the end. */
export const ORDER_COLUMNS = [
  ...([
    'order',
    'ordered',
    'state',
    'customer',
    'email',
    'what',
    'pieces',
    'goods',
    'delivery',
    'total',
    'vat',
  ] as const),
  ...(['payment', 'paid', 'paid_back', 'method', 'promised', 'tracking', 'country', 'placed_by_staff'] as const),
] as const

export const exportOrders = endpoint({
  method: 'GET',
  url: '/api/orders.csv',
  schema: {
    summary: 'The orders that are found as CSV, one row an order',
    description: `By the same filters as the list, in the order in which they were placed. Columns: ${ORDER_COLUMNS.join(', ')}. Sums are euros with a point; moments are by the clock of the shop. Cells that programs for tables would take for a formula begin with an apostrophe.`,
    tags: ['Orders'],
    querystring: OrderFilter,
    response: { 200: z.unknown() },
  },
  config: { allow: 'orders' },
})
