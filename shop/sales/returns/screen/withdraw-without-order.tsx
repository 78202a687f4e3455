import { texts } from '#texts/sales/returns'
import { FormDraftNotice } from '../../../core/auth/form-drafts/form-draft-notice.tsx'
import { useFormDraft } from '../../../core/auth/form-drafts/use-form-draft.ts'
import type { User } from '../../../core/auth/session.contract.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { WithdrawalAnswer } from '../withdrawal-answer.ts'
import { ReviewStatement } from './review-statement.tsx'

const typedForm = async () =>
  (await import('../statements/withdrawals.contract.ts')).WithdrawalWithoutOrder.omit({ key: true })

interface WithdrawWithoutOrderProps {
  answer: WithdrawalAnswer | undefined
  customer: User | null
}

/**
 * Withdraws without choosing from orders: step 1 takes four fields, step 2 shows them with one button. Both work
 * without JavaScript.
 */
export function WithdrawWithoutOrder({ answer, customer }: WithdrawWithoutOrderProps) {
  const draft = useFormDraft('withdrawal')
  if (answer?.step === 'review') {
    const { key, typed, errors } = answer
    return (
      <ReviewStatement
        facts={[
          [texts.yourName, typed.name],
          [texts.orderNumber, typed.order_number],
          [texts.email, typed.email],
          [texts.itemsToWithdrawFrom, typed.items],
        ]}
        fields={{ key, ...typed }}
        errors={errors}
      />
    )
  }
  const before = answer?.step === 'fields' ? answer : undefined
  const typed = before?.typed ?? draft.typed
  return (
    <ShopForm key={draft.key} schema={typedForm} errors={before?.errors}>
      <FormDraftNotice draft={draft} isForAnybody />
      <TextField
        name="name"
        label={texts.yourName}
        autoComplete="name"
        defaultValue={typed.name ?? `${customer?.first_name ?? ''} ${customer?.last_name ?? ''}`.trim()}
      />
      <TextField
        name="order_number"
        label={texts.orderNumber}
        hint={texts.youFindTheNumberInOurEmails}
        autoComplete="off"
        defaultValue={typed.order_number ?? ''}
      />
      <TextField
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        defaultValue={typed.email ?? customer?.email ?? ''}
      />
      <TextField
        name="items"
        label={texts.itemsToWithdrawFrom}
        hint={texts.itemsHint}
        rows={3}
        defaultValue={typed.items ?? ''}
      />
      <SubmitButton needsNoScript>{texts.continueLabel}</SubmitButton>
    </ShopForm>
  )
}
