import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { texts } from '#texts/content/messages/threads/screen'
import type { Reply } from '../thread.contract.ts'
import { UndoAnswerButton } from './undo-answer-button.tsx'

/** By then the e-mail has left, unless the mail server is slow. */
const LEFT_AFTER_MS = 2_000

interface UndoAnswerProps {
  /** The id of the message that was answered. */
  message: number
  answer: Reply
}

/** Shows that the answer can still be undone, until its e-mail leaves. */
export function UndoAnswer({ message, answer: { id, undo_ms } }: UndoAnswerProps) {
  const [isOver, setOver] = useState(false)
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  useEffect(() => {
    latest.current = revalidate
  })
  useEffect(() => {
    const over = setTimeout(() => setOver(true), undo_ms ?? 0)
    const left = setTimeout(() => void latest.current(), (undo_ms ?? 0) + LEFT_AFTER_MS)
    return () => {
      clearTimeout(over)
      clearTimeout(left)
    }
  }, [undo_ms])
  if (isOver) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 rounded-control bg-sunken px-4 text-sm">
      <p className="py-2">{texts.theEmailHasntBeen}</p>
      <UndoAnswerButton message={message} answer={id} />
    </div>
  )
}
