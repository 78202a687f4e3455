import { texts } from '#texts/core/admin-kit/resource'

interface ConflictMessageProps {
  text: string
  /** Drops the typed text and shows the values of the other staff member. */
  discard: () => void
}

/** Shown in or above a form after someone else has changed or deleted its record. */
export function ConflictMessage({ text, discard }: ConflictMessageProps) {
  return (
    <div role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn wrap-anywhere">
      <p>{text}</p>
      <button type="button" onClick={discard} className="min-h-11 font-medium underline underline-offset-4 md:min-h-6">
        {texts.discardMine}
      </button>
    </div>
  )
}
