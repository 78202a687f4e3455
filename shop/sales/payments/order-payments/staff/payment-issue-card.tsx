import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/sales/payments/order-payments/staff'
import type { FieldErrors } from '../../../../../lib/forms/form-errors.ts'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import { Price } from '../../../../ui/price.tsx'
import { Moment } from '../../../../ui/time.tsx'
import type { PaymentIssue } from './staff-payments.contract.ts'

const paidBackForm = async () => (await import('./manual-refund-form.contract.ts')).ManualRefundForm

/** One payment issue: its kind, its age and the actions that resolve it. */
export function PaymentIssueCard({ issue }: { issue: PaymentIssue }) {
  const { kind, order, amount, provider_name, reference, reason, email, since, answer_by } = issue
  const { title, text } = texts.ISSUES[kind]
  const why = reason in texts.reasons ? texts.reasons[reason] : reason
  return (
    <li className="grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-medium text-lg">{title}</h2>
        {amount && <Price of={amount} className="font-semibold tabular-nums" />}
      </div>
      <p className="max-w-prose text-muted text-sm">{text}</p>
      {answer_by && <p className="font-medium text-sm">{texts.answerBy(answer_by)}</p>}
      {why && <p className="text-sm">{why}</p>}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm wrap-anywhere">
        {order !== null && (
          <Link to={href('/admin/orders/:id', { id: String(order) })} className="underline underline-offset-4">
            {texts.order(order)}
          </Link>
        )}
        {provider_name && <span className="text-muted">{provider_name}</span>}
        {email && <span>{email}</span>}
        {reference && (
          <span className="text-muted">
            {texts.reference} {reference}
          </span>
        )}
        <span className="text-muted">
          {texts.since} <Moment of={since} />
        </span>
      </p>
      <IssueAction issue={issue} />
    </li>
  )
}

function IssueAction({ issue: { kind, id, reference, provider } }: { issue: PaymentIssue }) {
  const fetcher = useFetcher<{ errors?: FieldErrors }>()
  const isByTransfer = kind === 'refund_failed' || kind === 'refund_by_hand'
  if (kind === 'notice' || kind === 'refund_late') return null
  return (
    <ShopForm
      fetcher={fetcher}
      {...(isByTransfer && { schema: paidBackForm })}
      errors={fetcher.data?.errors}
      className="sm:grid-cols-[11rem_minmax(0,16rem)_auto] sm:items-start sm:gap-3"
      hidden={{ intent: kind, provider }}
    >
      <input type="hidden" name={id === null ? 'reference' : 'id'} value={id ?? reference} />
      {isByTransfer && (
        <>
          <TextField name="paid_back_on" label={texts.transferredOn} type="date" />
          <TextField name="bank_reference" label={texts.bankReference} autoComplete="off" />
        </>
      )}
      <SubmitButton
        weight={isByTransfer ? 'primary' : 'secondary'}
        className={isByTransfer ? 'sm:mt-[1.75rem] sm:w-fit' : 'w-fit'}
      >
        {isByTransfer
          ? texts.refunded
          : kind === 'differs' || kind === 'unclear'
            ? texts.checkAgain
            : texts.markAsResolved}
      </SubmitButton>
    </ShopForm>
  )
}
