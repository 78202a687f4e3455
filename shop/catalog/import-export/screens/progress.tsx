interface ProgressProps {
  label: string
  /** Null if unknown. */
  percent: number | null
}

/** A progress bar with a label. */
export function Progress({ label, percent }: ProgressProps) {
  return (
    <div>
      <p className="tabular-nums">{percent === null ? label : `${label}, ${percent} %`}</p>
      <progress
        aria-label={label}
        value={percent ?? 100}
        max={100}
        className={`mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent ${percent === null ? 'motion-safe:animate-pulse' : ''}`}
      />
    </div>
  )
}
