import { z } from 'zod'
import { endpoint } from '../../../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../../../lib/fields.contract.ts'
import { OrderStatus } from '../../../../core/order-states/order-status.contract.ts'
import { StaffOrder } from '../staff-orders.contract.ts'
import { Tracking } from '../tracking/tracking-form.contract.ts'
import { StaffStep, StepForm } from './step-form.contract.ts'

/** The largest number of orders in one bulk action. */
const MAX_BULK = 200

const tags = ['Orders']

/** The result for each order of a bulk action. */
const Outcome = z.object({
  done: z.array(z.int()).describe('numbers of orders'),
  refused: z.array(z.object({ id: z.int(), reason: z.string() })).describe('left as they are'),
})
export type Outcome = z.infer<typeof Outcome>

export const transitionOrder = endpoint({
  method: 'POST',
  url: '/api/staff_orders/:id/steps/',
  schema: {
    summary: 'Take an order one step further, or cancel it before it is shipped; its customer gets an e-mail',
    description:
      'A cancelled order returns what was bought to the stock. The e-mail leaves after ten seconds; until then the step can be undone.',
    tags,
    params: IdAddress,
    body: StepForm,
    response: { 201: StaffOrder },
  },
  config: { allow: 'orders' },
})

const several = <T extends z.ZodType>(one: T) =>
  z.array(one).min(1).max(MAX_BULK, `Ensure this field has no more than ${MAX_BULK} elements.`)

export const transitionOrders = endpoint({
  method: 'POST',
  url: '/api/staff_orders/steps/',
  schema: {
    summary: 'Take several orders one step further, each by itself',
    description: 'One that has moved meanwhile is left as it is and named with the reason; the others go on.',
    tags,
    body: z.object({
      to: StaffStep.exclude(['cancelled']),
      orders: several(
        z.object({
          id: Integer,
          from: OrderStatus.describe('the status last read'),
          tracking: Tracking.optional().describe('with shipped: the tracking number of this order'),
        }),
      ),
    }),
    response: { 200: Outcome },
  },
  config: { allow: 'orders' },
})

export const undoSteps = endpoint({
  method: 'POST',
  url: '/api/staff_orders/undo/',
  schema: {
    summary: 'Take back a step that was taken less than ten seconds ago, of one order or of several, each by itself',
    description:
      'The order is as before and nobody gets an e-mail. Refused where the e-mail is on its way, where money moved with the step, and where what a cancelled order gave back was sold meanwhile.',
    tags,
    body: z.object({ status: StaffStep.describe('the step that is taken back'), orders: several(Integer) }),
    response: { 200: Outcome },
  },
  config: { allow: 'orders' },
})
