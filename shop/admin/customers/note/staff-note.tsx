import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/customers'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { useVersionedAnswer } from '../../../ui/forms/use-versioned-answer.ts'
import { Moment } from '../../../ui/time.tsx'
import type { CustomerNote } from './note.contract.ts'
import type { NoteAnswer } from './send-note.ts'

const schema = async () => (await import('./note-form.contract.ts')).CustomerNoteForm

/** The note of staff about a customer, in an editable field. Typed text stays when another staff member saves. */
export function StaffNote({ note }: { note: CustomerNote }) {
  const fetcher = useFetcher<NoteAnswer>()
  const { theirs } = useVersionedAnswer(fetcher.data) ?? {}
  return (
    <ShopForm fetcher={fetcher} schema={schema} errors={fetcher.data?.errors} className="gap-3">
      {theirs && theirs.version > 0 && (
        <div role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn wrap-anywhere">
          <p className="font-medium">{texts.noteConflict(theirs.by)}</p>
          <p className="mt-1 whitespace-pre-line">{theirs.words || texts.noteDeleted}</p>
        </div>
      )}
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="version" value={(theirs ?? note).version} />
      <TextField
        name="words"
        label={texts.noteLabel}
        hint={texts.onlyStaffCanSeeHint}
        rows={3}
        maxRows={16}
        required={false}
        maxLength={2000}
        defaultValue={note.words}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton weight="secondary">{texts.saveNote}</SubmitButton>
        {note.time_changed && (
          <p className="text-muted text-xs">
            <Moment of={note.time_changed} />
            {texts.noteIsBy(note.by)}
          </p>
        )}
      </div>
    </ShopForm>
  )
}
