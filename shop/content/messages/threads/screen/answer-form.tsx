import { Send } from 'lucide-react'
import { useRef } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/content/messages/threads/screen'
import { Button } from '../../../../ui/button.tsx'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import { fillIn } from '../../saved-replies/fill-in.ts'
import type { SavedReply } from '../../saved-replies/saved-replies.contract.ts'
import { MAX_REPLY } from '../max-reply.contract.ts'
import type { Thread } from '../thread.contract.ts'
import type { ThreadAnswer } from './thread-answer.ts'
import { UndoAnswer } from './undo-answer.tsx'
import { useUndoneReply } from './undone-reply.ts'

const answerForm = async () => (await import('../reply-forms.contract.ts')).AnswerBody

interface AnswerFormProps {
  thread: Thread
  savedReplies: readonly SavedReply[]
}

/** The answer form: saved replies, the text, and an Undo button for ten seconds. */
export function AnswerForm({ thread, savedReplies }: AnswerFormProps) {
  const fetcher = useFetcher<ThreadAnswer>()
  const words = useRef<HTMLDivElement>(null)
  const { email, last_reply, replies } = thread
  const undoable = replies.findLast(({ undo_ms }) => undo_ms !== null)

  /** Inserts text at the cursor as if it had been typed. */
  function insert(text: string) {
    const field = words.current?.querySelector('textarea')
    if (!field) return
    field.focus()
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  useUndoneReply(thread.id, insert)

  return (
    <div>
      {undoable && <UndoAnswer key={undoable.id} message={thread.id} answer={undoable} />}
      {fetcher.data?.isStale && (
        <p role="status" className="mb-4 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
          {texts.newMessagesWereAdded}
        </p>
      )}
      <SavedReplies savedReplies={savedReplies} choose={({ body }) => insert(fillIn(body, thread))} />
      <ShopForm
        fetcher={fetcher}
        schema={answerForm}
        errors={fetcher.data?.errors}
        emptyAfter={fetcher.data?.isDone && fetcher.data}
        className="gap-4"
        hidden={{ intent: 'answer', last_reply }}
      >
        <div ref={words}>
          <TextField
            name="body"
            label={texts.yourAnswer}
            hint={texts.sendHint(email)}
            rows={6}
            maxRows={20}
            maxLength={MAX_REPLY}
          />
        </div>
        <SubmitButton className="justify-self-start">
          <Send aria-hidden="true" className="size-5" />
          {texts.send}
        </SubmitButton>
      </ShopForm>
    </div>
  )
}

/** The saved replies shown before unfolding the rest. */
const SHOWN_REPLIES = 4

interface SavedRepliesProps {
  savedReplies: readonly SavedReply[]
  choose: (saved: SavedReply) => void
}

function SavedReplies({ savedReplies, choose }: SavedRepliesProps) {
  const list = (some: readonly SavedReply[]) => (
    <ul className="flex flex-wrap gap-2">
      {some.map((saved) => (
        <li key={saved.id} className="min-w-0">
          <Button
            weight="secondary"
            onClick={() => choose(saved)}
            className="max-w-full rounded-full! px-4! text-sm wrap-anywhere"
          >
            {saved.name}
          </Button>
        </li>
      ))}
    </ul>
  )
  return (
    <fieldset aria-label={texts.savedReplies} className="mb-4 grid min-w-0 gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted text-sm">
        {savedReplies.length === 0 ? texts.noSavedRepliesYet : texts.savedReplies}
        <Link to={href('/admin/contact/answers')} className="lone-link underline underline-offset-4">
          {texts.editThem}
        </Link>
      </p>
      {savedReplies.length > 0 && list(savedReplies.slice(0, SHOWN_REPLIES))}
      {savedReplies.length > SHOWN_REPLIES && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
            {texts.more(savedReplies.length - SHOWN_REPLIES)}
          </summary>
          {list(savedReplies.slice(SHOWN_REPLIES))}
        </details>
      )}
    </fieldset>
  )
}
