import { useEffect, useEffectEvent } from 'react'

/** Runs something when Ctrl or ⌘ and K are pressed, wherever the focus is. Browsers that have that key for themselves give it up for a page. */
export function useSearchKey(isOn: boolean, open: () => void): void {
  const run = useEffectEvent(open)
  useEffect(() => {
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
