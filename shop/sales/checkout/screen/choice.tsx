import type { ReactNode } from 'react'

interface ChoiceProps {
  group: string
  isChosen: boolean
  isDisabled?: boolean
  choose: () => void
  children: ReactNode
}

/** An option that can be selected by clicking anywhere in its box. */
export function Choice({ group, isChosen, isDisabled = false, choose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line px-4 py-3 has-checked:border-ink has-disabled:cursor-default has-disabled:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        disabled={isDisabled}
        onChange={choose}
        className="mt-1 size-5 shrink-0 accent-ink"
      />
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
    </label>
  )
}
