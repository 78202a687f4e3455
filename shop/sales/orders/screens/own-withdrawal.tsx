import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/orders'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import { FormDraftNotice } from '../../../core/auth/form-drafts/form-draft-notice.tsx'
import { useFormDraft } from '../../../core/auth/form-drafts/use-form-draft.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { Withdrawal } from '../../returns/statements/withdrawals.contract.ts'

/** The state of a withdrawal with its dates and deadlines. */
export function OwnWithdrawal({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, stage, items, is_verified, stated_on, sent_back_on, arrived_on, closed_on } = withdrawal
  const { send_by, due_on, words, tracking, refund } = withdrawal
  const steps = [
    texts.withdrawalReceived(showDay(stated_on)),
    ...(sent_back_on ? [texts.withdrawalSentBack(showDay(sent_back_on), tracking)] : []),
    ...(arrived_on ? [texts.withdrawalArrived(showDay(arrived_on))] : []),
    ...(closed_on ? [texts.withdrawalOutcomes[stage]?.(showDay(closed_on)) ?? ''] : []),
    ...(refund ? [texts.withdrawalRefund[refund.state](refund.done_on ? showDay(refund.done_on) : '')] : []),
  ]
  const heading = `withdrawal-${id}`
  return (
    <section aria-labelledby={heading} className="rounded-card border border-line p-4">
      <h2 id={heading} className="font-display font-semibold">
        {texts.withdrawal(id)}
      </h2>
      {!is_verified && (
        <p className="mt-2 rounded-control bg-warn-soft px-3 py-2 text-sm text-warn">{texts.withdrawalUnverified}</p>
      )}
      <p className="mt-1 whitespace-pre-line text-sm wrap-anywhere">{items}</p>
      <ol className="mt-3 grid gap-1 text-sm">
        {steps.map((step) => (
          <li key={step} className="wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
      {words && <p className="mt-2 text-sm wrap-anywhere">{words}</p>}
      {!closed_on && (
        <p className="mt-3 text-muted text-sm">
          {arrived_on
            ? texts.refundDueBy(showDay(noon(due_on)))
            : texts.sendBackBy(showDay(noon(send_by)), showDay(noon(due_on)))}
        </p>
      )}
      {stage === 'received' && <SentBack id={id} />}
    </section>
  )
}

const noon = (day: string) => `${day}T12:00:00Z`

function SentBack({ id }: { id: number }) {
  const fetcher = useFetcher<{ errors?: FieldErrors }>()
  const draft = useFormDraft(`sent-back-${id}`)
  return (
    <ShopForm
      key={draft.key}
      fetcher={fetcher}
      action={href('/orders')}
      errors={fetcher.data?.errors}
      className="mt-4 sm:grid-cols-[minmax(0,18rem)_auto] sm:items-start sm:gap-3"
    >
      <FormDraftNotice draft={draft} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value="sent_back" />
      <TextField
        name="tracking"
        label={texts.trackingOfReturn}
        required={false}
        autoComplete="off"
        defaultValue={draft.typed.tracking}
      />
      <SubmitButton weight="secondary" aria-label={texts.iHaveSentItBackOf(id)} className="sm:mt-[1.75rem] sm:w-fit">
        {texts.iHaveSentItBack}
      </SubmitButton>
    </ShopForm>
  )
}
