import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { ActionResult } from '../../feedback/run-action.ts'
import { ShopForm } from '../../forms/shop-form.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { StaffMessage } from '../contact.contract.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** The last question before a message is deleted. Whatever the answer, a toast says it. */
export function DeleteMessage({ message, close }: { message: StaffMessage; close: () => void }) {
  const fetcher = useFetcher<ActionResult>()
  const answer = fetcher.data
  useEffect(() => {
    if (answer) close()
  }, [answer, close])
  const { id, name, title, time_created, answered_on } = message
  return (
    <Dialog title="Delete this message?" close={close}>
      <p className="wrap-anywhere">
        <strong>{title}</strong>, which {name} wrote on {day.format(new Date(time_created))}.
      </p>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-muted">
        <li>It goes at once, and nobody can bring it back.</li>
        {!answered_on && <li>Nobody has marked it as answered.</li>}
        <li>The copy that the shop got by e-mail stays in its mailbox: delete it there too.</li>
      </ul>
      <ShopForm fetcher={fetcher} className="mt-6">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="delete" />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            Keep it
          </Button>
          <SubmitButton weight="danger">Delete the message</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
