import { type ComponentType, useCallback, useState } from 'react'

/**
 * Loads a part of a screen when it is first needed, and draws it once it is there. Nothing waits for it meanwhile: a `lazy` part that is
 * shown in a transition holds back what else changes, such as the answer to a press, and where the router's changes joined
 * that transition React (19.3) at times drew neither until something else changed (docs/decisions/0058).
 * @param importPart a constant of the module, so that `load` stays the same
 * @returns the part, undefined until it is loaded, and what loads it; a file that cannot be had is an error
 * of the screen. Offline
 * it waits for `online`
 */
export function useOnDemand<P>(
  importPart: () => Promise<{ default: ComponentType<P> }>,
): [part: ComponentType<P> | undefined, load: () => void] {
  const [part, setPart] = useState<ComponentType<P>>()
  const load = useCallback(
    function load() {
      // A browser may remember that a file could not be had, and not fetch it again.
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
