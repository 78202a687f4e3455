import { pagePathOf } from '../../../../lib/texts/page-paths.ts'
import { AUTH_PAGES } from '../login/return-to.ts'
import { TOKEN_KEY } from '../token.ts'

let loading: Promise<void> | undefined

/**
 * Returns whether the policy of this document allows the provider's script (docs/reference/rules.md, Sessions).
 * Client-side navigation keeps the policy of the first document.
 */
export function mayRunProviderScript(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival !== undefined && AUTH_PAGES.includes(pagePathOf({ url: arrival.name }).replace(/\/$/, ''))
}

/** Returns whether a third-party script has run in this document, which must not continue with a token. */
export function hasProviderScript(): boolean {
  return loading !== undefined
}

/** Loads the provider's script once per document. Rejects if it is unavailable; then it can be loaded again. */
export function loadProviderScript(address: string): Promise<void> {
  loading ??= addScript(address).catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

function addScript(address: string): Promise<void> {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  // After a login in another tab, reloads this document without the script.
  window.addEventListener('storage', ({ key, newValue }) => key === TOKEN_KEY && newValue && window.location.reload())
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} did not load`)))
    document.head.append(script)
  })
}
