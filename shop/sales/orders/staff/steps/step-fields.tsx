import type { Step } from '../../../../core/order-states/lifecycle.ts'
import type { StaffOrder } from '../staff-orders.contract.ts'

/** What every form of a step says: which order, what it becomes, and what it was when the form was shown. */
export function StepFields({ order: { id, status }, to }: { order: StaffOrder; to: Step }) {
  return (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="from" value={status} />
      <input type="hidden" name="to" value={to} />
    </>
  )
}
