import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/content/messages/staff'
import { showDay } from '../../../../lib/texts/dates.ts'
import { Button } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import type { StaffMessage } from '../contact.contract.ts'

/** The confirmation dialog for deleting a message. A toast reports the result. */
export function DeleteMessage({ message, close }: { message: StaffMessage; close: () => void }) {
  const fetcher = useFetcher<ActionResult>()
  const answer = fetcher.data
  useEffect(() => {
    if (answer) close()
  }, [answer, close])
  const { id, name, title, time_created, answered_on } = message
  return (
    <Dialog title={texts.deleteThisMessage} close={close}>
      <p className="wrap-anywhere">
        <Sentence of={texts.whichWroteOn(<strong>{title}</strong>, name, showDay(time_created))} />
      </p>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-muted">
        <li>{texts.theMessageIsDeletedImmediately}</li>
        {!answered_on && <li>{texts.itIsntMarkedAsAnswered}</li>}
        <li>{texts.theCopyThatTheShop}</li>
      </ul>
      <ShopForm fetcher={fetcher} className="mt-6">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="delete" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {texts.keepIt}
          </Button>
          <SubmitButton weight="danger">{texts.deleteTheMessage}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
