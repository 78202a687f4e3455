import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import * as texts from '#texts/sales/payments'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface GiveUpOrderProps {
  id: number
  /** Told when it is given up. */
  givenUp?: () => void
}

/** What becomes of an order that is not to be paid as it is. */
type Ending = 'change' | 'give_up'

/** The buttons by which a customer changes an order that awaits its payment, or gives it up, with the question before each. Who changes it orders anew. */
export function GiveUpOrder({ id, givenUp }: GiveUpOrderProps) {
  const [asked, setAsked] = useState<Ending>()
  return (
    <>
      <Button weight="secondary" onClick={() => setAsked('change')}>
        {texts.change}
      </Button>
      <Button weight="secondary" onClick={() => setAsked('give_up')}>
        {texts.giveUp}
      </Button>
      {asked && <Question key={asked} id={id} ending={asked} close={() => setAsked(undefined)} givenUp={givenUp} />}
    </>
  )
}

function Question({ id, ending, close, givenUp }: GiveUpOrderProps & { ending: Ending; close: () => void }) {
  const fetcher = useFetcher<{ isDone: boolean }>()
  const answer = fetcher.data
  useEffect(() => {
    if (!answer) return
    close()
    if (answer.isDone) givenUp?.()
  }, [answer, close, givenUp])
  const isChange = ending === 'change'
  return (
    <Dialog title={isChange ? texts.changeQuestion(id) : texts.giveUpQuestion(id)} close={close}>
      <p className="text-muted">{isChange ? texts.isOrderedAnew : texts.nothingIsCharged}</p>
      <ShopForm fetcher={fetcher} method="delete" action={href('/orders')} className="mt-6">
        <input type="hidden" name="id" value={id} />
        {isChange && <input type="hidden" name="intent" value="change" />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {texts.keepOrder}
          </Button>
          <SubmitButton weight={isChange ? 'primary' : 'danger'}>{isChange ? texts.change : texts.giveUp}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
