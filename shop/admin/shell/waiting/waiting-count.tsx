import * as texts from '#texts/admin/shell'

/** A larger number says no more than that there is much to do. */
const MOST_SHOWN = 99

/** How many of something wait, beside its name; nothing for none. It stands where nothing moves for it. */
export function WaitingCount({ count, className }: { count: number; className: string }) {
  if (count === 0) return null
  return (
    <>
      <span className="sr-only">{texts.waits(count)}</span>
      <span
        aria-hidden="true"
        className={`min-w-5 rounded-full bg-ink px-1.5 text-center font-semibold text-paper text-xs tabular-nums outline outline-transparent ${className}`}
      >
        {count > MOST_SHOWN ? texts.mostShown(MOST_SHOWN) : count}
      </span>
    </>
  )
}
