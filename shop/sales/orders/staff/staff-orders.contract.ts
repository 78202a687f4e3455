import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, maybeLine } from '../../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../../lib/page-of.contract.ts'
import { OrderStatus } from '../../../core/order-states/order-status.contract.ts'
import { Order, OrderStep } from '../orders.contract.ts'
import { PaymentForm } from './payment/payment-form.contract.ts'
import { RefundForm } from './refund/refund-form.contract.ts'

/** The fields of an order that only staff see. */
export const StaffOrder = Order.extend({
  steps: z.array(OrderStep.extend({ by: z.string().nullable().describe('who of the staff took it, when known') })),
  standard_delivery_price: z.string().describe('so much of its delivery goes back when all of it is withdrawn'),
  customer: z
    .object({ id: z.int().nullable(), name: z.string(), email: z.string() })
    .nullable()
    .describe('as stored with the order; the id is null without an account; null after anonymization'),
  transfer_account: z
    .object({ holder: z.string(), iban: z.string(), bic: z.string() })
    .nullable()
    .describe('the bank account given to the customer; null for other payment methods'),
  recipient: z
    .object({ name: z.string(), email: z.string() })
    .describe('the recipient; empty if not given or anonymized'),
  is_manual: z.boolean().describe('staff placed it'),
  should_cancel: z.boolean().describe('completely refunded but not shipped, so staff can cancel it'),
})
export type StaffOrder = z.infer<typeof StaffOrder>

const Counts = z.record(OrderStatus, z.int())
const Day = z.iso
  .date('Enter a valid date.')
  // The range of the database's date type.
  .refine((day) => day >= '1900-01-01' && day < '9999-01-01', 'Enter a valid date.')
  .optional()
const Flag = z.enum(['true', 'false']).optional()

/** Search results are counted up to this number. */
export const MOST_FOUND = 5_000

/** Sort keys of the staff's order table; each has its default direction. */
export const ORDER_SORTS = ['placed', 'total', 'promised'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

/** The filters of the staff's order list. */
export const OrderFilter = z.object({
  status: OrderStatus.optional(),
  in_hand: Flag.describe('`true` for those alone that are being made or packed'),
  needs_attention: Flag.describe('`true` for those alone that await payment, are being made or packed'),
  late: Flag.describe('`true` for those alone that are late, the longest first'),
  payment: z.enum(['paid', 'unpaid']).optional().describe('unpaid: it is to be paid and was not'),
  from: Day.describe('the first day on which they were placed, by the calendar of the shop'),
  to: Day.describe('the last one'),
  search: maybeLine(254)
    .optional()
    .describe(
      "the number of an order, a part of its customer's name or e-mail address, the whole address that the order keeps, or the whole tracking number",
    ),
})

const tags = ['Orders']

export const listStaffOrders = endpoint({
  method: 'GET',
  url: '/api/staff_orders/',
  schema: {
    summary: "Everybody's orders, newest first, with the number of those in each status and what they cost together",
    tags,
    querystring: PageQuery.extend({
      ...OrderFilter.shape,
      sort: z.enum(ORDER_SORTS).optional(),
      descending: Flag,
    }),
    response: {
      200: pageOf(StaffOrder).extend({
        counts: Counts.describe(
          `found orders by status; for a search, counted up to ${MOST_FOUND + 1} per chosen or unfinished status and for all others together`,
        ),
        total: z.string().describe('total of all listed orders on all pages'),
        are_more: z
          .boolean()
          .describe(`more than ${MOST_FOUND} are listed; they are neither counted further nor summed`),
        late: z.int().describe('how many orders are late'),
        unpaid: z.int().describe('how many orders are to be paid and were not'),
      }),
    },
  },
  config: { allow: 'orders' },
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
  config: { allow: 'orders' },
})

export const refundOrder = endpoint({
  method: 'POST',
  url: '/api/staff_orders/:id/refunds/',
  schema: {
    summary: 'Refund an order in part or completely',
    description:
      'The money goes back as it came: by its provider, or by transfer, which staff note then. The same key is the same refund. Refused (409) where nothing was paid, or a bank decides about the payment.',
    tags,
    params: IdAddress,
    body: RefundForm,
    response: { 201: StaffOrder },
  },
  config: { allow: 'orders' },
})
