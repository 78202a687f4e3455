import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 1_000

/** Asks the page's loader anew every second for as long as something goes on, and the page is in sight. */
export function useLookAgain(isGoingOn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isGoingOn) return
    const looking = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, EVERY_MS)
    return () => clearInterval(looking)
  }, [isGoingOn, revalidate])
}
