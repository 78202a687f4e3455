import { useEffect, useRef, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import * as texts from '#texts/contact/threads/screen'
import type { Reply } from '../thread.contract.ts'
import type { ThreadAnswer } from './act-on-thread.ts'

/** The e-mail has left by then, unless the mail server is slow. */
const LEFT_AFTER_MS = 2_000

interface UndoAnswerProps {
  answer: Reply
  /** Takes the words of an answer that was taken back. */
  putBack: (body: string) => void
}

/** Says that an answer can still be taken back, and goes when it cannot any more. */
export function UndoAnswer({ answer: { id, undo_ms }, putBack }: UndoAnswerProps) {
  const fetcher = useFetcher<ThreadAnswer>()
  const [isOver, setOver] = useState(false)
  const { revalidate } = useRevalidator()
  const latest = useRef({ revalidate, putBack })
  useEffect(() => {
    latest.current = { revalidate, putBack }
  })
  useEffect(() => {
    const over = setTimeout(() => setOver(true), undo_ms ?? 0)
    const left = setTimeout(() => void latest.current.revalidate(), (undo_ms ?? 0) + LEFT_AFTER_MS)
    return () => {
      clearTimeout(over)
      clearTimeout(left)
    }
  }, [undo_ms])
  const { data } = fetcher
  useEffect(() => {
    if (data?.takenBack !== undefined) latest.current.putBack(data.takenBack)
  }, [data])
  if (isOver) return null
  const isSent = fetcher.state !== 'idle' || data !== undefined
  return (
    <fetcher.Form
      method="post"
      className="mb-4 flex flex-wrap items-center gap-x-4 rounded-control bg-sunken px-4 text-sm"
    >
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="answer" value={id} />
      <p className="py-2">{texts.emailWaits}</p>
      <button
        type="submit"
        disabled={isSent}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 disabled:no-underline disabled:opacity-55"
      >
        {texts.undo}
      </button>
    </fetcher.Form>
  )
}
