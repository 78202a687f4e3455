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
  done: z.array(z.int()).describe('numbers of the changed orders'),
  refused: z.array(z.object({ id: z.int(), reason: z.string() })).describe('unchanged orders, each with the reason'),
})
export type Outcome = z.infer<typeof Outcome>

export const transitionOrder = endpoint({
  method: 'POST',
  url: '/api/staff_orders/:id/steps/',
  schema: {
    summary: 'Move an order to the next status, or cancel it before it is shipped; the customer gets an e-mail',
    description:
      'Cancelling an order restocks its items. The e-mail is sent after ten seconds; until then the step can be undone.',
    tags,
    params: IdAddress,
    body: StepForm,
    response: { 201: StaffOrder },
  },
  config: { allow: 'orders', scope: 'orders:write' },
})

const several = <T extends z.ZodType>(one: T) =>
  z.array(one).min(1).max(MAX_BULK, `Ensure this field has no more than ${MAX_BULK} elements.`)

export const transitionOrders = endpoint({
  method: 'POST',
  url: '/api/staff_orders/steps/',
  schema: {
    summary: 'Move several orders to the next status, each independently',
    description: 'An order with a different status in the meantime is not changed and listed with the reason.',
    tags,
    body: z.object({
      to: StaffStep.exclude(['cancelled']),
      orders: several(
        z.object({
          id: Integer,
          from: OrderStatus.describe('status last read'),
          tracking: Tracking.optional().describe('for `shipped`: tracking number, or URL of the tracking page'),
        }),
      ),
    }),
    response: { 200: Outcome },
  },
  config: { allow: 'orders', scope: 'orders:write' },
})

export const undoSteps = endpoint({
  method: 'POST',
  url: '/api/staff_orders/undo/',
  schema: {
    summary: 'Undo a step of the last ten seconds for one or several orders, each independently',
    description:
      'The order is as before and no e-mail is sent. Refused if the e-mail is being sent, if the step moved money, or if returned stock was sold meanwhile.',
    tags,
    body: z.object({ status: StaffStep.describe('status to undo'), orders: several(Integer) }),
    response: { 200: Outcome },
  },
  config: { allow: 'orders' },
})
