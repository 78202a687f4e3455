import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { ShopForm } from '../../forms/shop-form.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { StaffOrder } from './staff-orders.contract.ts'
import type { StepAnswer } from './step-answer.ts'
import { StepFields } from './step-fields.tsx'

/** The last question before an order is cancelled. */
export function CancelOrder({ order, close }: { order: StaffOrder; close: () => void }) {
  const fetcher = useFetcher<StepAnswer>()
  const isOver = fetcher.data?.isOver ?? false
  useEffect(() => {
    if (isOver) close()
  }, [isOver, close])

  const { id, customer } = order
  return (
    <Dialog title={`Cancel order ${id}?`} close={close}>
      <ul className="grid list-disc gap-2 pl-5 text-muted">
        <li>What was ordered goes back to the stock and can be bought by others.</li>
        {customer && <li className="wrap-anywhere">{customer.name} gets a letter that says so.</li>}
        <li>A cancelled order stays cancelled.</li>
      </ul>
      <ShopForm fetcher={fetcher} errors={fetcher.data?.errors} className="mt-6">
        <StepFields order={order} to="cancelled" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            Keep it
          </Button>
          <SubmitButton weight="danger">Cancel order {id}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
