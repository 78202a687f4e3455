import { texts } from '#texts/admin/shell'

/** The largest count shown; more are shown as "99+". */
const MOST_SHOWN = 99

/** A count next to a name; renders nothing for 0. It is positioned so that nothing moves. */
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
