import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false while the page is what the server rendered, true from then on: for what only a browser can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
