import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress, maybeLine } from '../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../lib/page-of.contract.ts'
import { OrderStatus } from '../../order-states/order-status.contract.ts'
import { Order, OrderStep } from '../orders.contract.ts'
import { PaymentForm } from './payment/payment-form.contract.ts'
import { RefundForm } from './refund/refund-form.contract.ts'
import { StepForm } from './step-form.contract.ts'

/** What staff see of an order besides what its customer sees. */
export const StaffOrder = Order.extend({
  steps: z.array(OrderStep.extend({ by: z.string().nullable().describe('who of the staff took it, when known') })),
  standard_delivery_price: z.string().describe('so much of its delivery goes back when all of it is withdrawn'),
  customer: z
    .object({ id: z.int().nullable(), name: z.string(), email: z.string() })
    .nullable()
    .describe('as the order keeps them, without an id when the account was deleted; null once they were removed'),
  transfer_account: z
    .object({ holder: z.string(), iban: z.string(), bic: z.string() })
    .nullable()
    .describe('where its customer was told to transfer what it costs; null for one that is paid otherwise'),
})
export type StaffOrder = z.infer<typeof StaffOrder>

const Counts = z.record(OrderStatus, z.int())

const tags = ['Orders']

export const listStaffOrders = endpoint({
  method: 'GET',
  url: '/api/staff_orders/',
  schema: {
    summary: "Everybody's orders, newest first, with the number of those in each status",
    tags,
    querystring: PageQuery.extend({
      status: OrderStatus.optional(),
      late: z.enum(['true', 'false']).optional().describe('`true` for those alone that are late, the longest first'),
      search: maybeLine(254)
        .optional()
        .describe(
          "the number of an order, a part of its customer's name or e-mail address, or the whole address that the order keeps",
        ),
    }),
    response: {
      200: pageOf(StaffOrder).extend({
        counts: Counts.describe('of all that are found, by status'),
        late: z.int().describe('how many of them are late'),
      }),
    },
  },
  config: { allow: 'staff' },
})

export const transitionOrder = endpoint({
  method: 'POST',
  url: '/api/staff_orders/:id/steps/',
  schema: {
    summary: 'Take an order one step further, or cancel it before it is shipped; its customer gets a letter',
    description: 'A cancelled order returns what was bought to the stock.',
    tags,
    params: IdAddress,
    body: StepForm,
    response: { 201: StaffOrder },
  },
  config: { allow: 'staff' },
})

export const notePayment = endpoint({
  method: 'POST',
  url: '/api/staff_orders/:id/payment/',
  schema: {
    summary: 'Note that the money of an order came: all of it, no more and no less',
    description:
      'An order that awaited it is made from then on, and its customer gets an e-mail. Refused (409) when it was noted already, or the order was cancelled.',
    tags,
    params: IdAddress,
    body: PaymentForm,
    response: { 201: StaffOrder },
  },
  config: { allow: 'staff' },
})

export const refundOrder = endpoint({
  method: 'POST',
  url: '/api/staff_orders/:id/refunds/',
  schema: {
    summary: 'Pay back a part of what an order cost, or all that is left of it',
    description:
      'The money goes back as it came: by its provider, or by transfer, which staff note then. The same key is the same refund. Refused (409) where nothing was paid, or a bank decides about the payment.',
    tags,
    params: IdAddress,
    body: RefundForm,
    response: { 201: StaffOrder },
  },
  config: { allow: 'staff' },
})
