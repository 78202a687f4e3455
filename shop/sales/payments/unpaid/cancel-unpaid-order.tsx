import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/payments'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

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
  const [asked, setAsked] = useState<Ending>()
  return (
    <>
      <Button weight="secondary" onClick={() => setAsked('change')}>
        {texts.change}
      </Button>
      <Button weight="secondary" onClick={() => setAsked('give_up')}>
        {texts.cancelThisOrder}
      </Button>
      {asked && (
        <Question key={asked} id={id} ending={asked} close={() => setAsked(undefined)} onCancelled={onCancelled} />
      )}
    </>
  )
}

function Question({ id, ending, close, onCancelled }: CancelUnpaidOrderProps & { ending: Ending; close: () => void }) {
  const fetcher = useFetcher<{ isDone: boolean }>()
  const answer = fetcher.data
  useEffect(() => {
    if (!answer) return
    close()
    if (answer.isDone) onCancelled?.()
  }, [answer, close, onCancelled])
  const isChange = ending === 'change'
  return (
    <Dialog title={isChange ? texts.changeQuestion(id) : texts.cancelOrder(id)} close={close}>
      <p className="text-muted">{isChange ? texts.isOrderedAnew : texts.nothingIsCharged}</p>
      <ShopForm fetcher={fetcher} method="delete" action={href('/orders')} className="mt-6">
        <input type="hidden" name="id" value={id} />
        {isChange && <input type="hidden" name="intent" value="change" />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {texts.keepOrder}
          </Button>
          <SubmitButton weight={isChange ? 'primary' : 'danger'}>
            {isChange ? texts.change : texts.cancelThisOrder}
          </SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
