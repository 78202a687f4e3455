import { texts } from '#texts/content/messages/staff'
import { showDay } from '../../../../lib/texts/dates.ts'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import type { StaffMessage } from '../contact.contract.ts'

/** The confirmation dialog for deleting a message. A toast reports the result. */
export function DeleteMessage({ message, close }: { message: StaffMessage; close: () => void }) {
  const { id, name, title, time_created, answered_on } = message
  return (
    <FormDialog
      title={texts.deleteThisMessage}
      intro={
        <>
          <p className="wrap-anywhere">
            <Sentence of={texts.whichWroteOn(<strong>{title}</strong>, name, showDay(time_created))} />
          </p>
          <ul className="mt-3 grid list-disc gap-2 pl-5 text-muted">
            <li>{texts.theMessageIsDeletedImmediately}</li>
            {!answered_on && <li>{texts.itIsntMarkedAsAnswered}</li>}
            <li>{texts.mailboxCopyHint}</li>
          </ul>
        </>
      }
      hidden={{ intent: 'delete', id }}
      button={texts.deleteTheMessage}
      cancel={texts.keepIt}
      close={close}
    />
  )
}
