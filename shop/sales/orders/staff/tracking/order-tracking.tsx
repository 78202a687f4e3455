import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/orders/staff'
import { CheckBox } from '../../../../ui/fields/check-box.tsx'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import type { StaffOrder } from '../staff-orders.contract.ts'
import type { StepAnswer } from '../steps/step-answer.ts'

const trackingForm = async () => (await import('./tracking-form.contract.ts')).TrackingForm

/** The form for the tracking number of a shipped or delivered order. */
export function OrderTracking({ order: { id, tracking, recipient } }: { order: StaffOrder }) {
  const fetcher = useFetcher<StepAnswer>()
  // The fields are reset once the saved order has been reloaded.
  const isSaved = fetcher.state === 'idle' && fetcher.data?.isOver
  return (
    <section aria-label={texts.trackingOf(id)} className="border-line border-t p-4">
      <ShopForm
        fetcher={fetcher}
        schema={trackingForm}
        errors={fetcher.data?.errors}
        emptyAfter={isSaved && fetcher.data}
        className="gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
        hidden={{ id, intent: 'tracking', seen: tracking ?? '' }}
      >
        <TextField
          name="tracking"
          label={texts.trackingNumberOrLink}
          hint={texts.theCustomerSeesItInTheOrderHint}
          required={false}
          autoComplete="off"
          defaultValue={tracking ?? ''}
        />
        {recipient.email !== '' && (
          <CheckBox name="email" required={false} className="text-sm sm:row-start-2">
            {texts.emailCustomer}
          </CheckBox>
        )}
        <SubmitButton weight="secondary" className="sm:col-start-2 sm:row-start-1 sm:mt-[1.75rem]">
          {texts.saveTracking}
        </SubmitButton>
      </ShopForm>
    </section>
  )
}
