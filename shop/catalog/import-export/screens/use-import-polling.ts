import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 1_000

/** Reloads the page's data every second while an import is in progress and the page is visible. */
export function useImportPolling(isGoingOn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isGoingOn) return
    const looking = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, EVERY_MS)
    return () => clearInterval(looking)
  }, [isGoingOn, revalidate])
}
