import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/orders'
import { FormDraftNotice } from '../../../core/auth/form-drafts/form-draft-notice.tsx'
import { useFormDraft } from '../../../core/auth/form-drafts/use-form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { Order } from '../orders.contract.ts'

/**
 * The refund account of the customer's order: its last characters once known, and a form while it can be changed.
 */
export function OwnRefundAccount({ order }: { order: Order }) {
  const { id, refund_account, takes_refund_account } = order
  const [isEdited, setEdited] = useState(false)
  if (!refund_account && !takes_refund_account) return null
  const heading = `refund-account-${id}`
  return (
    <section aria-labelledby={heading} className="border-line border-t py-5">
      <h2 id={heading} className="font-display font-semibold">
        {texts.refundAccount}
      </h2>
      {refund_account && !isEdited && (
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
          <p className="wrap-anywhere">{texts.refundGoesTo(refund_account)}</p>
          {takes_refund_account && (
            <Button
              weight="quiet"
              aria-label={texts.changeRefundAccountOf(id)}
              className="-mx-4"
              onClick={() => setEdited(true)}
            >
              {texts.change}
            </Button>
          )}
        </div>
      )}
      {takes_refund_account && (!refund_account || isEdited) && (
        <RefundAccountForm order={order} close={() => setEdited(false)} />
      )}
    </section>
  )
}

interface RefundAccountFormProps {
  order: Order
  close: () => void
}

function RefundAccountForm({ order: { id, refund_account }, close }: RefundAccountFormProps) {
  const fetcher = useFetcher<ActionResult>()
  const draft = useFormDraft(`refund-account-${id}`)
  const isSaved = fetcher.state === 'idle' && fetcher.data?.isDone === true
  useEffect(() => {
    if (isSaved) close()
  }, [isSaved, close])
  return (
    <>
      <p className="mt-1 mb-4 max-w-prose text-muted text-sm">{texts.whyRefundAccount}</p>
      <ShopForm
        key={draft.key}
        fetcher={fetcher}
        action={href('/orders')}
        schema={refundAccountForm}
        errors={fetcher.data?.errors}
        className="max-w-md"
      >
        <FormDraftNotice draft={draft} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="refund_account" />
        <TextField
          name="holder"
          label={texts.accountHolder}
          autoComplete="name"
          defaultValue={draft.typed.holder ?? refund_account?.holder}
        />
        <TextField
          name="iban"
          label={texts.iban}
          autoComplete="off"
          spellCheck={false}
          defaultValue={draft.typed.iban}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton weight="secondary">{texts.saveRefundAccount}</SubmitButton>
          {refund_account && (
            <Button weight="quiet" onClick={close}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </ShopForm>
    </>
  )
}

const refundAccountForm = async () =>
  (await import('../../payments/refund-accounts/refund-account.contract.ts')).RefundAccountForm
