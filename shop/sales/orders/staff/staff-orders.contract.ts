import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, maybeLine } from '../../../../lib/fields.contract.ts'
import { Day } from '../../../../lib/forms/days.contract.ts'
import { CursorQuery, PageQuery, pageOf } from '../../../../lib/page-of.contract.ts'
import { OrderStatus } from '../../../core/order-states/order-status.contract.ts'
import { CheckedCompany } from '../../companies/company.contract.ts'
import { Order, OrderStep } from '../orders.contract.ts'
import { PaymentForm } from './payment/payment-form.contract.ts'
import { RefundForm } from './refund/refund-form.contract.ts'

/** The fields of an order that only staff see. */
export const StaffOrder = Order.extend({
  steps: z.array(
    OrderStep.extend({ by: z.string().nullable().describe('staff member; null for automatic steps, or if unknown') }),
  ),
  carrier_rate: z
    .string()
    .nullable()
    .describe('name of the extension and id of its rate, such as `parcel-post:express`; null for methods of the shop'),
  standard_delivery_price: z
    .string()
    .describe('delivery price refunded after a full withdrawal; euros with two decimals'),
  customer: z
    .object({ id: z.int().nullable(), name: z.string(), email: z.string() })
    .nullable()
    .describe('as stored with the order; null after anonymization; the id is null without an account'),
  transfer_account: z
    .object({ holder: z.string(), iban: z.string(), bic: z.string() })
    .nullable()
    .describe('the bank account given to the customer; null for other payment methods'),
  checked_company: CheckedCompany.nullable().describe('`company` with the proof of its VAT number'),
  payment_due: z.string().describe('what staff wait for, if the payment is open and its method has no provider'),
  recipient: z
    .object({ name: z.string(), email: z.string() })
    .describe('the recipient; empty if not given or anonymized'),
  is_manual: z.boolean().describe('created by staff'),
  should_cancel: z.boolean().describe('completely refunded but not shipped, so staff can cancel it'),
})
export type StaffOrder = z.infer<typeof StaffOrder>

const Counts = z.record(OrderStatus, z.int())
const Flag = z.enum(['true', 'false']).optional()

/** Search results are counted up to this number. */
export const MOST_FOUND = 5_000

/** Sort keys of the staff's order table; each has its default direction. */
export const ORDER_SORTS = ['placed', 'total', 'promised'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** The filters of the staff's order list. */
export const OrderFilter = z.object({
  status: OrderStatus.optional(),
  in_hand: Flag.describe('`true`: only orders that are being made or packed'),
  needs_attention: Flag.describe('`true`: only orders that await payment, or are being made or packed'),
  late: Flag.describe('`true`: only late orders, most delayed first'),
  payment: z.enum(['paid', 'unpaid']).optional().describe('`unpaid`: the payment is due and not received'),
  from: Day.optional().describe('first day of the order dates, in the shop’s time zone'),
  to: Day.optional().describe('last day of the order dates, in the shop’s time zone'),
  search: maybeLine(254)
    .optional()
    .describe(
      'order number, part of the customer’s name or e-mail address, full e-mail address of the order, or full tracking number',
    ),
})

const tags = ['Orders']

export const listStaffOrders = endpoint({
  method: 'GET',
  url: '/api/staff_orders/',
  schema: {
    summary: 'List all orders, newest first by default, with their number by status and their total',
    tags,
    querystring: PageQuery.extend({
      ...OrderFilter.shape,
      sort: z.enum(ORDER_SORTS).optional(),
      descending: Flag,
      ...CursorQuery.shape,
    }),
    response: {
      200: pageOf(StaffOrder).extend({
        counts: Counts.describe(
          `number of matching orders by status; a search counts at most ${MOST_FOUND + 1} per selected or unfinished status, and for all other statuses together`,
        ),
        total: z.string().describe('total price of the listed orders on all pages; euros with two decimals'),
        are_more: z
          .boolean()
          .describe(`more than ${MOST_FOUND} orders match; they are neither counted further nor summed`),
        late: z.int().describe('number of late orders'),
        unpaid: z.int().describe('number of orders with a due payment'),
      }),
    },
  },
  config: { allow: 'orders', scope: 'orders:read' },
})

export const recordPayment = endpoint({
  method: 'POST',
  url: '/api/staff_orders/:id/payment/',
  schema: {
    summary: 'Record the payment of an order; the amount must be exact',
    description:
      'An order that awaits payment goes into production, and its customer gets an e-mail. A transfer for a cancelled order reactivates it if it expired less than a day before and is available at the same prices; otherwise it must be refunded. Refused (409) if it was already recorded or nothing is due. `again` records a further payment of any amount for a paid order, which must be refunded; the customer is notified.',
    tags,
    params: IdAddress,
    body: PaymentForm,
    response: { 201: StaffOrder },
  },
  config: { allow: 'orders', scope: 'orders:write' },
})

export const refundOrder = endpoint({
  method: 'POST',
  url: '/api/staff_orders/:id/refunds/',
  schema: {
    summary: 'Refund an order in part or completely',
    description:
      'The refund uses the payment provider, or a bank transfer that staff make and record. A repeated request with the same key makes no second refund. Refused (409) if nothing was paid, or if the payment has an unresolved dispute.',
    tags,
    params: IdAddress,
    body: RefundForm,
    response: { 201: StaffOrder },
  },
  config: { allow: 'orders' },
})
