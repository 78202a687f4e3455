import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/content/messages/saved-replies'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { SavedReplyAnswer } from './save-saved-reply.ts'
import type { SavedReply } from './saved-replies.contract.ts'

const savedReplyForm = async () => (await import('./saved-reply-form.contract.ts')).SavedReplyForm

interface SavedReplyFieldsProps {
  /** The saved reply being edited; undefined for a new one. */
  saved?: SavedReply
  /** Called after a successful save. */
  done?: () => void
  children?: ReactNode
}

/** The form of a saved reply. A form for a new one is cleared after saving. */
export function SavedReplyFields({ saved, done, children }: SavedReplyFieldsProps) {
  const fetcher = useFetcher<SavedReplyAnswer>()
  const { data, state } = fetcher
  useEffect(() => {
    // The list has been reloaded by then and shows the saved reply.
    if (data?.isDone && state === 'idle') done?.()
  }, [data, state, done])
  return (
    <ShopForm
      fetcher={fetcher}
      schema={savedReplyForm}
      errors={data?.errors}
      emptyAfter={saved === undefined && data?.isDone && data}
      className="gap-4"
    >
      <input type="hidden" name="intent" value={saved ? 'change' : 'add'} />
      {saved && <input type="hidden" name="id" value={saved.id} />}
      {saved && <input type="hidden" name="version" value={saved.version} />}
      <TextField
        name="name"
        label={texts.name}
        defaultValue={saved?.name ?? ''}
        maxLength={60}
        autoComplete="off"
        autoFocus={saved !== undefined}
      />
      <TextField
        name="body"
        label={texts.text}
        hint={texts.placeholders}
        defaultValue={saved?.body ?? ''}
        rows={4}
        maxRows={12}
        maxLength={2_000}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{saved ? texts.save : texts.add}</SubmitButton>
        {children}
      </div>
    </ShopForm>
  )
}
