import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/orders/staff'
import { Button } from '../../../../ui/button.tsx'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import type { StaffOrder } from '../staff-orders.contract.ts'
import type { StepAnswer } from './step-answer.ts'
import { StepFields } from './step-fields.tsx'

/** The confirmation before an order is cancelled. */
export function CancelOrder({ order, close }: { order: StaffOrder; close: () => void }) {
  const fetcher = useFetcher<StepAnswer>()
  const isOver = fetcher.data?.isOver ?? false
  useEffect(() => {
    if (isOver) close()
  }, [isOver, close])

  const { id, customer } = order
  return (
    <Dialog title={texts.cancelOrderQuestion(id)} close={close}>
      <ul className="grid list-disc gap-2 pl-5 text-muted">
        <li>{texts.theItemsGoBack}</li>
        {customer && <li className="wrap-anywhere">{texts.isNotifiedByEmail(customer.name)}</li>}
        <li>{texts.thisCantBeUndone}</li>
      </ul>
      <ShopForm fetcher={fetcher} errors={fetcher.data?.errors} className="mt-6">
        <StepFields order={order} to="cancelled" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {texts.keepIt}
          </Button>
          <SubmitButton weight="danger">{texts.cancelOrder(id)}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
