import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import * as texts from '#texts/payments'
import { ShopForm } from '../../forms/shop-form.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

interface GiveUpOrderProps {
  id: number
  /** Told when it is given up. */
  givenUp?: () => void
}

/** The button by which a customer gives up an order that awaits its payment, with the question before that. */
export function GiveUpOrder({ id, givenUp }: GiveUpOrderProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button weight="secondary" onClick={() => setAsking(true)}>
        {texts.giveUp}
      </Button>
      {isAsking && <Question id={id} close={() => setAsking(false)} givenUp={givenUp} />}
    </>
  )
}

function Question({ id, close, givenUp }: GiveUpOrderProps & { close: () => void }) {
  const fetcher = useFetcher<{ isDone: boolean }>()
  const answer = fetcher.data
  useEffect(() => {
    if (!answer) return
    close()
    if (answer.isDone) givenUp?.()
  }, [answer, close, givenUp])
  return (
    <Dialog title={texts.giveUpQuestion(id)} close={close}>
      <p className="text-muted">{texts.nothingIsCharged}</p>
      <ShopForm fetcher={fetcher} method="delete" action={href('/orders')} className="mt-6">
        <input type="hidden" name="id" value={id} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {texts.keepOrder}
          </Button>
          <SubmitButton weight="danger">{texts.giveUp}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
