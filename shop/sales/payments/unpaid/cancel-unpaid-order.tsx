import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/payments'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'

interface CancelUnpaidOrderProps {
  id: number
  /** Called after the order was cancelled. */
  onCancelled?: () => void
}

/** The two ways to end an unpaid order: change it or cancel it. */
type Ending = 'change' | 'give_up'

/**
 * Buttons to change or cancel an order that awaits payment, each with a confirmation. Changing cancels the order and
 * returns its items to the cart.
 */
export function CancelUnpaidOrder({ id, onCancelled }: CancelUnpaidOrderProps) {
  const [pendingEnding, setPendingEnding] = useState<Ending>()
  return (
    <>
      <Button weight="secondary" onClick={() => setPendingEnding('change')}>
        {texts.change}
      </Button>
      <Button weight="secondary" onClick={() => setPendingEnding('give_up')}>
        {texts.cancelThisOrder}
      </Button>
      {pendingEnding && (
        <Question
          key={pendingEnding}
          id={id}
          ending={pendingEnding}
          close={() => setPendingEnding(undefined)}
          onCancelled={onCancelled}
        />
      )}
    </>
  )
}

function Question({ id, ending, close, onCancelled }: CancelUnpaidOrderProps & { ending: Ending; close: () => void }) {
  const fetcher = useFetcher<{ isDone: boolean }>()
  const isCancelled = fetcher.data?.isDone
  useEffect(() => {
    if (isCancelled) onCancelled?.()
  }, [isCancelled, onCancelled])
  const isChange = ending === 'change'
  return (
    <FormDialog
      fetcher={fetcher}
      title={isChange ? texts.changeQuestion(id) : texts.cancelOrder(id)}
      intro={<p className="text-muted">{isChange ? texts.changeOrderHint : texts.cancelOrderHint}</p>}
      method="delete"
      action={href('/orders')}
      hidden={{ id, ...(isChange && { intent: 'change' }) }}
      button={isChange ? texts.change : texts.cancelThisOrder}
      isDangerous={!isChange}
      cancel={texts.keepOrder}
      close={close}
    />
  )
}
