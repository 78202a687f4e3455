import { useState } from 'react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/orders/staff'
import { ShopForm } from '../../../forms/shop-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { StepAnswer } from '../steps/step-answer.ts'

const paymentForm = async () => (await import('./payment-form.contract.ts')).PaymentForm

/** The button, and then the form, by which staff note a transfer for an order whose money had come before. */
export function CameAgain({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="border-line border-t p-4">
      {isOpen ? (
        <CameAgainForm id={id} />
      ) : (
        <Button
          weight="quiet"
          aria-label={texts.cameAgainFor(id)}
          className="max-sm:w-full"
          onClick={() => setOpen(true)}
        >
          {texts.cameAgain}
        </Button>
      )}
    </div>
  )
}

function CameAgainForm({ id }: { id: number }) {
  const fetcher = useFetcher<StepAnswer>()
  // Sent again after a lost answer it is the same money.
  const [key] = useState(() => crypto.randomUUID())
  return (
    <>
      <p className="mb-3 text-sm">{texts.goesBack}</p>
      <ShopForm
        fetcher={fetcher}
        schema={paymentForm}
        errors={fetcher.data?.errors}
        className="sm:grid-cols-[9rem_11rem_auto] sm:items-start sm:gap-3"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="payment" />
        <input type="hidden" name="again" value={key} />
        <TextField name="amount" label={texts.amountReceived} inputMode="decimal" autoComplete="off" />
        <TextField name="received_on" label={texts.receivedOn} type="date" />
        <SubmitButton aria-label={texts.cameAgainFor(id)} className="sm:mt-[1.75rem] sm:w-fit">
          {texts.cameAgain}
        </SubmitButton>
      </ShopForm>
    </>
  )
}
