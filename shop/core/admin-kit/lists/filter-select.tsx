interface FilterSelectProps<Value extends string> {
  label: string
  /** The name of the choice without a filter. */
  all: string
  value: Value | undefined
  choices: readonly (readonly [value: Value, name: string])[]
  choose: (value: Value | undefined) => void
  /** Its width: at most that of its row by default. */
  className?: string
}

/** A select that filters a list. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, all, value, choices, choose, className = 'max-w-full' } = props
  return (
    <select
      aria-label={label}
      value={value ?? ''}
      onChange={({ target }) => choose((target.value || undefined) as Value | undefined)}
      className={`h-11 min-w-0 rounded-control border border-edge bg-surface px-3 text-base ${className}`}
    >
      <option value="">{all}</option>
      {choices.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </select>
  )
}
