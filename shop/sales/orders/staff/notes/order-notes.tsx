import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/orders/staff'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import { Moment } from '../../../../ui/time.tsx'
import type { StepAnswer } from '../steps/step-answer.ts'
import type { OrderNote } from './notes.contract.ts'

const noteForm = async () => (await import('./note-form.contract.ts')).NoteForm

/** The staff notes about an order and the field for a new one. */
export function OrderNotes({ id, notes }: { id: number; notes: readonly OrderNote[] }) {
  const fetcher = useFetcher<StepAnswer>()
  return (
    <>
      <ul className="grid gap-3 text-sm empty:hidden">
        {notes.map(({ id: note, words, by, time_created }) => (
          <li key={note} className="rounded-control bg-sunken px-3.5 py-2.5">
            <p className="whitespace-pre-line wrap-anywhere">{words}</p>
            <p className="mt-1 text-muted text-xs">
              <Moment of={time_created} />
              {by && texts.byName(by)}
            </p>
          </li>
        ))}
      </ul>
      <ShopForm
        fetcher={fetcher}
        schema={noteForm}
        errors={fetcher.data?.errors}
        emptyAfter={fetcher.data?.isOver && fetcher.data}
        className="mt-4 gap-3 print:hidden"
        hidden={{ id, intent: 'note' }}
      >
        <TextField name="words" label={texts.newNote} hint={texts.onlyStaffReadIt} rows={2} maxLength={2000} />
        <SubmitButton weight="secondary">{texts.addNote}</SubmitButton>
      </ShopForm>
    </>
  )
}
