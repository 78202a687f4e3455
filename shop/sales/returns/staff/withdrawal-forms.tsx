import { lazy, Suspense, useCallback, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/returns/staff'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import type { StepAnswer } from '../../orders/staff/steps/step-answer.ts'
import type { StaffWithdrawal } from './staff-withdrawals.contract.ts'

const RefundOrder = lazy(() => import('../../orders/staff/refund/refund-order.tsx'))

/** The actions of staff for an open withdrawal. */
export function WithdrawalForms({ withdrawal }: { withdrawal: StaffWithdrawal }) {
  const { order, stage, lines, id } = withdrawal
  const [dialog, setDialog] = useState<'refund' | 'refuse'>()
  const close = useCallback(() => setDialog(undefined), [])
  const payment = order?.payment
  const isPaid = payment?.state === 'paid' && payment.refunded !== payment.amount
  return (
    <div className="mt-4 flex flex-wrap items-start gap-3">
      {!order && <MatchForm withdrawal={withdrawal} />}
      {stage === 'received' && <StepButton withdrawal={withdrawal} to="sent_back" mark={texts.markSentBack} />}
      {stage !== 'arrived' && <StepButton withdrawal={withdrawal} to="arrived" mark={texts.markArrived} />}
      {isPaid ? (
        <Button aria-label={texts.markOf(texts.refund, id)} onClick={() => setDialog('refund')}>
          {texts.refund}
        </Button>
      ) : (
        <StepButton withdrawal={withdrawal} to="refunded" mark={texts.markSettled} />
      )}
      <Button weight="quiet" aria-label={texts.markOf(texts.refuse, id)} onClick={() => setDialog('refuse')}>
        {texts.refuse}
      </Button>
      {dialog === 'refuse' && <RefuseWithdrawal withdrawal={withdrawal} close={close} />}
      {dialog === 'refund' && order && payment && (
        <Suspense>
          <RefundOrder
            order={order}
            payment={payment}
            withdrawal={{ id, pieces: Object.fromEntries(lines.map(({ variant, quantity }) => [variant, quantity])) }}
            close={close}
          />
        </Suspense>
      )}
    </div>
  )
}

interface StepButtonProps {
  withdrawal: StaffWithdrawal
  to: 'sent_back' | 'arrived' | 'refunded'
  mark: string
}

function StepButton({ withdrawal: { id, stage }, to, mark }: StepButtonProps) {
  const fetcher = useFetcher<StepAnswer>()
  return (
    <ShopForm fetcher={fetcher} errors={fetcher.data?.errors} hidden={{ id, seen: stage, intent: to }}>
      <SubmitButton weight="secondary" aria-label={texts.markOf(mark, id)}>
        {mark}
      </SubmitButton>
    </ShopForm>
  )
}

function MatchForm({ withdrawal: { id } }: { withdrawal: StaffWithdrawal }) {
  const fetcher = useFetcher<StepAnswer>()
  return (
    <ShopForm
      fetcher={fetcher}
      errors={fetcher.data?.errors}
      className="w-full sm:grid-cols-[10rem_auto] sm:items-start sm:justify-start sm:gap-3"
      hidden={{ id, intent: 'match' }}
    >
      <TextField name="order" label={texts.orderNumber} inputMode="numeric" autoComplete="off" />
      <SubmitButton weight="secondary" className="sm:mt-[1.75rem]">
        {texts.assignOrder}
      </SubmitButton>
    </ShopForm>
  )
}

const stepForm = async () => (await import('./withdrawal-step.contract.ts')).WithdrawalStep

function RefuseWithdrawal({ withdrawal: { id, stage }, close }: { withdrawal: StaffWithdrawal; close: () => void }) {
  return (
    <FormDialog
      title={texts.refuseQuestion(id)}
      schema={stepForm}
      hidden={{ intent: 'refused', to: 'refused', id, seen: stage }}
      button={texts.refuseIt}
      cancel={texts.keepOpen}
      close={close}
    >
      <TextField name="words" label={texts.reason} hint={texts.theCustomerGetsThisTextHint} rows={4} />
    </FormDialog>
  )
}
