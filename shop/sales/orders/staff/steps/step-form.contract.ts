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
  from: OrderStatus.optional().describe('status last read; refused (409) if it has changed'),
  tracking: Tracking.optional().describe('for `shipped`: tracking number, or URL of the tracking page'),
})
