import type { Step } from '../../../../core/order-states/lifecycle.ts'
import type { StaffOrder } from '../staff-orders.contract.ts'

/** The hidden fields of every step form: order, new status and shown status. */
export function StepFields({ order: { id, status }, to }: { order: StaffOrder; to: Step }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={status} />
      <input type="hidden" name="to" value={to} />
    </>
  )
}
