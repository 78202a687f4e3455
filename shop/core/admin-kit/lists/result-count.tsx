import { type ReactNode, type RefObject, useLayoutEffect } from 'react'

const PLACE = 'found'

/** How many were found, and how they are sorted. Said when it changes, and where the focus goes when a thing leaves the list. */
export function ResultCount({ children }: { children: ReactNode }) {
  return (
    <p id={PLACE} tabIndex={-1} role="status" className="w-fit wrap-anywhere text-muted text-sm tabular-nums">
      {children}
    </p>
  )
}

/**
 * Hands the focus on when what has it goes away; else whoever works by keyboard would begin at the top of the page again.
 * @param to the id of what takes it; the line above the list by default
 */
export function useFocusHandedOn(from: RefObject<HTMLElement | null>, to = PLACE): void {
  useLayoutEffect(() => {
    const leaving = from.current
    return () => {
      if (leaving?.contains(document.activeElement)) document.getElementById(to)?.focus()
    }
  }, [from, to])
}
