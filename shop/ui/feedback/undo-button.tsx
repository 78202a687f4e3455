import { useFetcher } from 'react-router'

interface UndoButtonProps {
  /** The action that undoes the change. */
  action: string
  form: Record<string, string | number>
  children: string
}

/** Undoes the last action from any screen, for example from a toast. The response says whether it was in time. */
export function UndoButton({ action, form, children }: UndoButtonProps) {
  const fetcher = useFetcher()
  const isSent = fetcher.state !== 'idle' || fetcher.data !== undefined
  return (
    <button
      type="button"
      disabled={isSent}
      onClick={() => void fetcher.submit(form, { method: 'post', action })}
      className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 disabled:no-underline disabled:opacity-55"
    >
      {children}
    </button>
  )
}
