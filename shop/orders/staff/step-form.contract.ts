import { z } from 'zod'
import { maybeLine } from '../../../lib/fields.contract.ts'
import { FIRST_STATUS } from '../../order-states/order-states.contract.ts'
import { OrderStatus } from '../../order-states/order-status.contract.ts'

/** What staff say when they take an order one step further. */
export const StepForm = z.object({
  to: OrderStatus.exclude([FIRST_STATUS]),
  from: OrderStatus.optional().describe(
    'the status last read: when the order has another one by now, the answer is 409',
  ),
  tracking: maybeLine(200)
    .optional()
    .describe('with shipped: a number, or an address, under which the parcel is found'),
})
