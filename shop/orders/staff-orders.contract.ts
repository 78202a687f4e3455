import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { maybeLine } from '../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../lib/page-of.contract.ts'
import { Order, OrderStatus, OrderStep } from './orders.contract.ts'

/** What staff see of an order besides what its customer sees. */
export const StaffOrder = Order.extend({
  steps: z.array(OrderStep.extend({ by: z.string().nullable().describe('who of the staff took it, when known') })),
  customer: z
    .object({ id: z.int(), name: z.string(), email: z.string() })
    .nullable()
    .describe('null when the account was deleted'),
})
export type StaffOrder = z.infer<typeof StaffOrder>

const Counts = z.record(OrderStatus, z.int())

/** What staff write when they take an order one step further. */
export const StepForm = z.object({
  to: OrderStatus.exclude(['making']),
  from: OrderStatus.optional().describe(
    'the status last read: when the order has another one by now, the answer is 409',
  ),
  tracking: maybeLine(200)
    .optional()
    .describe('with shipped: a number, or an address, under which the parcel is found'),
})

const tags = ['Orders']

export const staffOrders = endpoint({
  method: 'GET',
  url: '/api/staff_orders/',
  schema: {
    summary: "Everybody's orders, newest first, with the number of those in each status",
    tags,
    querystring: PageQuery.extend({
      status: OrderStatus.optional(),
      search: maybeLine(254)
        .optional()
        .describe("the number of an order, or a part of its customer's name or e-mail address"),
    }),
    response: { 200: pageOf(StaffOrder).extend({ counts: Counts.describe('of all that are found, by status') }) },
  },
  config: { allow: 'staff' },
})

export const takeStep = endpoint({
  method: 'POST',
  url: '/api/staff_orders/:id/steps/',
  schema: {
    summary: 'Take an order one step further, or cancel it before it is shipped; its customer gets a letter',
    description: 'A cancelled order returns what was bought to the stock.',
    tags,
    params: z.object({
      id: z
        .string()
        .regex(/^[1-9]\d{0,15}$/)
        .transform(Number),
    }),
    body: StepForm,
    response: { 201: StaffOrder },
  },
  config: { allow: 'staff' },
})
