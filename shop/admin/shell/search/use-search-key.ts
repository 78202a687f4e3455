import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls `open` on Ctrl+K or ⌘+K anywhere on the page, and prevents the browser's own shortcut. */
export function useSearchKey(isOn: boolean, open: () => void): void {
  const run = useEffectEvent(open)
  // In the layout phase: the shortcut works once its button is visible.
  useLayoutEffect(() => {
    if (!isOn) return
    const listening = new AbortController()
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press, { signal: listening.signal })
    return () => listening.abort()
  }, [isOn])
}
