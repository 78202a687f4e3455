/** Polling interval of open pages in ms (docs/reference/rules.md, Sessions). */
const REFRESH_MS = 20_000

/**
 * Runs a callback periodically while the page is visible, and at once when it becomes visible again. @returns a
 * function that stops it
 */
export function pollWhileVisible(run: () => unknown): () => void {
  const runIfSeen = () => void (document.visibilityState === 'visible' && run())
  const timer = setInterval(runIfSeen, REFRESH_MS)
  document.addEventListener('visibilitychange', runIfSeen)
  window.addEventListener('focus', runIfSeen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', runIfSeen)
    window.removeEventListener('focus', runIfSeen)
  }
}
