import { z } from 'zod'
import { FIRST_STATUS } from '../../../../core/order-states/order-states.contract.ts'
import { OrderStatus } from '../../../../core/order-states/order-status.contract.ts'
import { Tracking } from '../tracking/tracking-form.contract.ts'

/** The steps that staff take. Payment is recorded by its own form. */
export const StaffStep = OrderStatus.exclude([FIRST_STATUS, 'awaiting_payment'])
export type StaffStep = z.infer<typeof StaffStep>

/** The form that moves an order to its next status. */
export const StepForm = z.object({
  to: StaffStep,
  from: OrderStatus.optional().describe(
    'the status last read: when the order has another one by now, the answer is 409',
  ),
  tracking: Tracking.optional().describe('with shipped: a number, or an address, under which the parcel is found'),
})
