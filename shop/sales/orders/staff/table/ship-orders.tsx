import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/orders/staff/table'
import { ORDER_STATES } from '../../../../core/order-states/order-states.contract.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/fields/field.tsx'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import type { StaffOrder } from '../staff-orders.contract.ts'
import type { StepAnswer } from '../steps/step-answer.ts'
import { trackingFieldOf } from '../steps/tracking-field-of.ts'

interface ShipOrdersProps {
  orders: readonly StaffOrder[]
  /** @param isChanged whether any order was shipped */
  close: (isChanged: boolean) => void
}

/**
 * The dialog that marks orders as shipped, with a tracking number for each. Refused orders stay in it with
 * their reasons.
 */
export function ShipOrders({ orders: selected, close }: ShipOrdersProps) {
  const fetcher = useFetcher<StepAnswer>()
  const answer = fetcher.data
  const [orders, setOrders] = useState(selected)
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    const refused = answer?.refused
    if (!refused) return
    if (refused.length === 0) return close(true)
    setChanged(true)
    setOrders((current) => current.filter(({ id }) => refused.some((one) => one.id === id)))
  }, [answer, close])

  const title = texts.markAs(orders.length, ORDER_STATES.shipped.label)
  return (
    <Dialog title={title} close={() => close(isChanged)}>
      <ShopForm fetcher={fetcher} errors={answer?.errors} hidden={{ intent: 'steps', to: 'shipped' }}>
        <input
          type="hidden"
          name="orders"
          value={JSON.stringify(orders.map(({ id, status }) => ({ id, from: status })))}
        />
        <p className="text-muted text-sm">{texts.trackingIsOptional}</p>
        <ul className="divide-y divide-line border-line border-y">
          {orders.map((order) => (
            <li key={order.id} className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <p className="min-w-0 text-sm wrap-anywhere">
                <span className="font-medium">{texts.order(order.id)}</span>
                <span className="block text-muted">{order.recipient.name}</span>
              </p>
              <TrackingOf order={order} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={() => close(isChanged)}>
            {texts.cancel}
          </Button>
          <SubmitButton>{title}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}

function TrackingOf({ order: { id, is_collection } }: { order: StaffOrder }) {
  if (is_collection)
    return <Field name={trackingFieldOf(id)}>{() => <p className="text-muted text-sm">{texts.isCollected}</p>}</Field>
  return (
    <TextField
      name={trackingFieldOf(id)}
      label={texts.trackingNumberOrLink}
      aria-label={texts.trackingOfOrder(id)}
      required={false}
      autoComplete="off"
    />
  )
}
