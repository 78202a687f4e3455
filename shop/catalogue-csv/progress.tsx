interface ProgressProps {
  label: string
  /** Null while it cannot be known. */
  percent: number | null
}

/** How far something is, in words and as a bar. */
export function Progress({ label, percent }: ProgressProps) {
  return (
    <div>
      <p className="tabular-nums">{percent === null ? label : `${label}, ${percent} %`}</p>
      <progress
        aria-label={label}
        value={percent ?? undefined}
        max={100}
        className="mt-2 block h-2 w-full accent-accent"
      />
    </div>
  )
}
