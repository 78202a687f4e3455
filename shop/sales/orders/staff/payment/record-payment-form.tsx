import { useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/orders/staff'
import { priceForField } from '../../../../../lib/forms/typed-numbers.ts'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import { inShopTime } from '../../../shipping/dates/calendar-day.ts'
import type { StepAnswer } from '../steps/step-answer.ts'

const paymentForm = async () => (await import('./payment-form.contract.ts')).PaymentForm

interface RecordPaymentFormProps {
  /** The id of the order. */
  id: number
  /** The idempotency key of a payment for an order that is already paid; undefined for the order's own payment. */
  again?: string
  /** The amount due in euros, which fills the field; undefined for a further payment. */
  due?: string
  /** The label of the button and its accessible name. */
  button: string
  name: string
}

/** The form that records a payment, with the amount due and today's date in the shop's time zone. */
export function RecordPaymentForm({ id, again, due, button, name }: RecordPaymentFormProps) {
  const fetcher = useFetcher<StepAnswer>()
  const [today] = useState(() => inShopTime(new Date()).day)
  return (
    <ShopForm
      fetcher={fetcher}
      schema={paymentForm}
      errors={fetcher.data?.errors}
      className="sm:grid-cols-[9rem_11rem_auto] sm:items-start sm:gap-3"
      hidden={{ id, intent: 'payment' }}
    >
      {again !== undefined && <input type="hidden" name="again" value={again} />}
      <TextField
        name="amount"
        label={texts.amountReceived}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={due && priceForField(due)}
      />
      <TextField name="received_on" label={texts.receivedOn} type="date" defaultValue={today} />
      <SubmitButton aria-label={name} className="sm:mt-[1.75rem] sm:w-fit">
        {button}
      </SubmitButton>
    </ShopForm>
  )
}
