import { useFetcher } from 'react-router'
import * as texts from '#texts/orders/staff'
import { showPrice } from '../../../../lib/money.ts'
import { ShopForm } from '../../../forms/shop-form.tsx'
import type { Payment } from '../../../payments/payments.contract.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { StaffOrder } from '../staff-orders.contract.ts'
import type { StepAnswer } from '../steps/step-answer.ts'

const paymentForm = async () => (await import('./payment-form.contract.ts')).PaymentForm

/** The form by which staff note that the money of an order came. The amount is typed: who looks at the account sees what came, not what was wanted. */
export function NotePayment({ order: { id }, payment }: { order: StaffOrder; payment: Payment }) {
  const fetcher = useFetcher<StepAnswer>()
  const { amount, reference, means, state } = payment
  return (
    <section aria-label={texts.paymentOf(id)} className="border-line border-t p-4">
      <p className="mb-3 text-sm">
        {state === 'closed'
          ? texts.cameAfterAll(showPrice(amount), reference)
          : means === 'transfer'
            ? texts.awaitsTransfer(showPrice(amount), reference)
            : texts.paysOnCollection(showPrice(amount))}
      </p>
      <ShopForm
        fetcher={fetcher}
        schema={paymentForm}
        errors={fetcher.data?.errors}
        className="sm:grid-cols-[9rem_11rem_auto] sm:items-start sm:gap-3"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="payment" />
        <TextField name="amount" label={texts.amountReceived} inputMode="decimal" autoComplete="off" />
        <TextField name="received_on" label={texts.receivedOn} type="date" />
        <SubmitButton aria-label={texts.moneyArrivedFor(id)} className="sm:mt-[1.75rem] sm:w-fit">
          {texts.moneyArrived}
        </SubmitButton>
      </ShopForm>
    </section>
  )
}
