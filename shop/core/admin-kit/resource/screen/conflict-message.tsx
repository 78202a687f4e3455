import * as texts from '#texts/core/admin-kit/resource'

interface ConflictMessageProps {
  /** The values that someone else has saved since; undefined if the record was deleted. */
  now: string | undefined
  /** Closes the form and shows the values of the other staff member. */
  discard: () => void
}

/** Shown above a form whose record someone else has changed or deleted since it was opened. */
export function ConflictMessage({ now, discard }: ConflictMessageProps) {
  return (
    <div role="status" className="mb-4 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn wrap-anywhere">
      <p>{now === undefined ? texts.removedMeanwhile : texts.changedMeanwhile(now)}</p>
      <button type="button" onClick={discard} className="min-h-11 font-medium underline underline-offset-4 md:min-h-6">
        {texts.discardMine}
      </button>
    </div>
  )
}
