interface RowTickProps {
  label: string
  isTicked: boolean
  change: (isTicked: boolean) => void
}

/** A row checkbox with a large touch target and an accessible label. */
export function RowCheckbox({ label, isTicked, change }: RowTickProps) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => change(target.checked)}
        className="size-5 accent-ink"
      />
    </label>
  )
}
