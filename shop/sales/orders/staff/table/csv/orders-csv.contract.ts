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
  ...(['payment_name', 'discount', 'codes'] as const),
  ...(['company', 'vat_number', 'siren', 'reverse_charge'] as const),
] as const

export const exportOrders = endpoint({
  method: 'GET',
  url: '/api/orders.csv',
  schema: {
    summary: 'Export the filtered orders as CSV, one row per order',
    description: `Has the filters of the list. Orders are sorted by time. Columns: ${ORDER_COLUMNS.join(', ')}. Amounts are in euros with a decimal point; times are in the shop’s time zone. Cells that a spreadsheet would read as a formula start with an apostrophe.`,
    tags: ['Orders'],
    querystring: OrderFilter,
    response: { 200: z.unknown() },
  },
  config: { allow: 'finance', scope: 'orders:read' },
})
