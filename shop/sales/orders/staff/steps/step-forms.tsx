import { useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/orders/staff'
import { useFocusTransfer } from '../../../../core/admin-kit/lists/result-count.tsx'
import { isNextStep } from '../../../../core/order-states/lifecycle.ts'
import { ORDER_STATES } from '../../../../core/order-states/order-states.contract.ts'
import { statusLabel } from '../../../../core/order-states/status-label.ts'
import { Button } from '../../../../ui/button.tsx'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import type { StaffOrder } from '../staff-orders.contract.ts'
import { CancelOrder } from './cancel-order.tsx'
import type { StepAnswer } from './step-answer.ts'
import { StepFields } from './step-fields.tsx'

const stepForm = async () => (await import('./step-form.contract.ts')).StepForm

interface StepFormsProps {
  order: StaffOrder
  /** The id of the order's heading, which gets the focus when the forms are replaced. */
  heading: string
}

/** The forms for the next status of an order; renders nothing for a final status. */
export function StepForms({ order, heading }: StepFormsProps) {
  const { id, status, is_collection } = order
  const fetcher = useFetcher<StepAnswer>()
  const place = useRef<HTMLDivElement>(null)
  const [isAsking, setAsking] = useState(false)
  useFocusTransfer(place, heading)
  // An order that awaits payment proceeds only by its payment.
  const next = status === 'awaiting_payment' ? undefined : ORDER_STATES[status].next[0]
  const mayCancel = isNextStep(status, 'cancelled')
  if (next === undefined && !mayCancel) return null
  const isTracked = next !== undefined && ORDER_STATES[next].takesTracking && !is_collection
  // Next to a field, buttons align with its box.
  const offsetClassName = isTracked ? 'sm:mt-[1.75rem]' : ''
  return (
    <div ref={place} className="flex flex-wrap items-start gap-3 border-line border-t p-4">
      {next !== undefined && (
        <ShopForm
          fetcher={fetcher}
          schema={stepForm}
          errors={fetcher.data?.errors}
          className={`max-sm:w-full ${isTracked ? 'sm:min-w-72 sm:flex-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start sm:gap-3' : ''}`}
        >
          <StepFields order={order} to={next} />
          {isTracked && (
            <TextField
              name="tracking"
              label={texts.trackingNumberOrLink}
              hint={texts.trackingHint}
              required={false}
              autoComplete="off"
            />
          )}
          <SubmitButton
            aria-label={texts.markAsOrder(statusLabel(next, is_collection), id)}
            className={offsetClassName}
          >
            {texts.markAs(statusLabel(next, is_collection))}
          </SubmitButton>
        </ShopForm>
      )}
      {mayCancel && (
        <Button weight="quiet" className={`max-sm:w-full ${offsetClassName}`} onClick={() => setAsking(true)}>
          {texts.cancelOrder(id)}
        </Button>
      )}
      {isAsking && <CancelOrder order={order} close={() => setAsking(false)} />}
    </div>
  )
}
