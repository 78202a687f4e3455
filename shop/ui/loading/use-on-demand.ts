import { type ComponentType, useCallback, useState } from 'react'

/**
 * Imports a component on demand and renders it once loaded. Unlike `lazy`, it does not hold back other updates of the
 * same transition, which React (19.3) sometimes never painted (docs/decisions/0050).
 * @param importPart a module constant, so that `load` is stable
 * @returns the component (undefined until loaded) and the loader. A failed import is an error of the screen. Offline
 * it waits for the `online` event
 */
export function useOnDemand<P>(
  importPart: () => Promise<{ default: ComponentType<P> }>,
): [part: ComponentType<P> | undefined, load: () => void] {
  const [part, setPart] = useState<ComponentType<P>>()
  const load = useCallback(
    function load() {
      // Browsers may cache a failed import, so it is not tried offline.
      if (!navigator.onLine) return window.addEventListener('online', load, { once: true })
      importPart().then(
        (loaded) => setPart(() => loaded.default),
        (error: unknown) =>
          setPart(() => {
            throw error
          }),
      )
    },
    [importPart],
  )
  return [part, load]
}
