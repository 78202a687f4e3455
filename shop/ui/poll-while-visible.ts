/** How often an open page asks what may have changed (docs/reference/rules.md, Sessions). */
const REFRESH_MS = 20_000

/** Runs something again and again while somebody looks at the page, and at once when they come back to it. @returns what ends that */
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
