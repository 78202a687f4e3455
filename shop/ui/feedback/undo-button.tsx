import { useFetcher } from 'react-router'

interface UndoButtonProps {
  /** The address that takes it back, and the form that it is sent. */
  action: string
  form: Record<string, string | number>
  children: string
}

/** Takes back what was just done, from wherever it stands, such as a message that goes along to another screen. Whether it was in time says the answer. */
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
