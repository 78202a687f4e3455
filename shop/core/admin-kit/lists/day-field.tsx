const FIELD = 'h-11 min-w-0 rounded-control border border-edge bg-surface px-3 text-base'

interface DayFieldProps {
  label: string
  /** ISO date; undefined for none. */
  day: string | undefined
  change: (day: string | undefined) => void
}

/** A labelled date field that filters a list. */
export function DayField({ label, day = '', change }: DayFieldProps) {
  return (
    <label className="flex min-w-0 items-center gap-2 text-muted text-sm max-sm:flex-col max-sm:items-stretch max-sm:gap-0.5">
      {label}
      <input
        key={day}
        type="date"
        defaultValue={day}
        // A date that is typed digit by digit is applied only when complete.
        onBlur={({ target }) => target.value !== day && change(target.value || undefined)}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        className={`${FIELD} text-ink`}
      />
    </label>
  )
}
