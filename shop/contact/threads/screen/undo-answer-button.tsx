import { href, useFetcher } from 'react-router'
import * as texts from '#texts/contact/threads/screen'
import type { ThreadAnswer } from './thread-answer.ts'

interface UndoAnswerButtonProps {
  /** The message that was answered. */
  message: number | string
  answer: number
}

/** Takes an answer back while its e-mail waits, from wherever it stands. The server says whether it was in time. */
export function UndoAnswerButton({ message, answer }: UndoAnswerButtonProps) {
  const fetcher = useFetcher<ThreadAnswer>()
  const isSent = fetcher.state !== 'idle' || fetcher.data !== undefined
  return (
    <button
      type="button"
      disabled={isSent}
      onClick={() =>
        void fetcher.submit(
          { intent: 'undo', answer },
          { method: 'post', action: href('/admin/contact/:id', { id: String(message) }) },
        )
      }
      className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 disabled:no-underline disabled:opacity-55"
    >
      {texts.undo}
    </button>
  )
}
