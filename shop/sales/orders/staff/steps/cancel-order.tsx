import { texts } from '#texts/sales/orders/staff'
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx'
import type { StaffOrder } from '../staff-orders.contract.ts'
import { StepFields } from './step-fields.tsx'

/** The confirmation before an order is cancelled. */
export function CancelOrder({ order, close }: { order: StaffOrder; close: () => void }) {
  const { id, customer } = order
  return (
    <FormDialog
      title={texts.cancelOrderQuestion(id)}
      intro={
        <ul className="grid list-disc gap-2 pl-5 text-muted">
          <li>{texts.itemsRestocked}</li>
          {customer && <li className="wrap-anywhere">{texts.isNotifiedByEmail(customer.name)}</li>}
          <li>{texts.thisCantBeUndone}</li>
        </ul>
      }
      button={texts.cancelOrder(id)}
      cancel={texts.keepIt}
      close={close}
    >
      <StepFields order={order} to="cancelled" />
    </FormDialog>
  )
}
