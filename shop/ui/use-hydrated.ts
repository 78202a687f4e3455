import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Returns false during server rendering and hydration, then true. For values that only browsers know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
