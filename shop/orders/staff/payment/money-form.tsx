import { useFetcher } from 'react-router'
import * as texts from '#texts/orders/staff'
import { ShopForm } from '../../../forms/shop-form.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { StepAnswer } from '../steps/step-answer.ts'

const paymentForm = async () => (await import('./payment-form.contract.ts')).PaymentForm

interface MoneyFormProps {
  /** The number of the order. */
  id: number
  /** By what money is told from other money that came for an order whose own had come before; undefined for its own. */
  again?: string
  /** What the button says, and what it is called. */
  button: string
  name: string
}

/** The fields by which staff note money that came. The amount is typed: who looks at the account sees what came, not what was wanted. */
export function MoneyForm({ id, again, button, name }: MoneyFormProps) {
  const fetcher = useFetcher<StepAnswer>()
  return (
    <ShopForm
      fetcher={fetcher}
      schema={paymentForm}
      errors={fetcher.data?.errors}
      className="sm:grid-cols-[9rem_11rem_auto] sm:items-start sm:gap-3"
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value="payment" />
      {again !== undefined && <input type="hidden" name="again" value={again} />}
      <TextField name="amount" label={texts.amountReceived} inputMode="decimal" autoComplete="off" />
      <TextField name="received_on" label={texts.receivedOn} type="date" />
      <SubmitButton aria-label={name} className="sm:mt-[1.75rem] sm:w-fit">
        {button}
      </SubmitButton>
    </ShopForm>
  )
}
