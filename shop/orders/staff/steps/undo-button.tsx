import { href, useFetcher } from 'react-router'
import * as texts from '#texts/orders/staff'
import type { StepAnswer } from './step-answer.ts'

interface UndoButtonProps {
  ids: readonly number[]
  /** The step that is taken back. */
  status: string
  className?: string
}

/** Takes a step back while its e-mail waits. The server says whether it was in time. */
export function UndoButton({ ids, status, className = '' }: UndoButtonProps) {
  const fetcher = useFetcher<StepAnswer>()
  const isSent = fetcher.state !== 'idle' || fetcher.data !== undefined
  return (
    <button
      type="button"
      disabled={isSent}
      onClick={() =>
        void fetcher.submit(
          { intent: 'undo', status, orders: JSON.stringify(ids) },
          { method: 'post', action: href('/admin/orders') },
        )
      }
      className={`inline-flex min-h-11 items-center font-medium underline underline-offset-4 disabled:no-underline disabled:opacity-55 ${className}`}
    >
      {texts.undo}
    </button>
  )
}
