import { type ReactNode, type RefObject, useLayoutEffect } from 'react'

const PLACE = 'found'

/** Number of results and sort order. Announced on change; receives the focus when an entry leaves the list. */
export function ResultCount({ children }: { children: ReactNode }) {
  return (
    <p id={PLACE} tabIndex={-1} role="status" className="w-fit wrap-anywhere text-muted text-sm tabular-nums">
      {children}
    </p>
  )
}

/**
 * Moves the focus when the focused element is removed, so that keyboard users do not restart at the top of the page.
 * @param to id of the new element; by default the result count above the list
 */
export function useFocusTransfer(from: RefObject<HTMLElement | null>, to = PLACE): void {
  useLayoutEffect(() => {
    const leaving = from.current
    return () => {
      if (!leaving?.contains(document.activeElement)) return
      // Elements behind a modal dialog cannot get the focus.
      for (const dialog of leaving.querySelectorAll('dialog')) dialog.close()
      document.getElementById(to)?.focus()
    }
  }, [from, to])
}
