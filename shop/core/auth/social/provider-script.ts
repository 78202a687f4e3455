import { AUTH_PAGES } from '../login/return-to.ts'
import { TOKEN_KEY } from '../token.ts'

let loading: Promise<void> | undefined

/**
 * Tells whether this document's policy lets the provider's script run (docs/reference/rules.md, Sessions). A link within the page shows a screen, but
 * not its document.
 */
export function mayRunProviderScript(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival !== undefined && AUTH_PAGES.includes(new URL(arrival.name).pathname.replace(/\/$/, ''))
}

/** Tells whether a foreign script has run here, so that nobody should go on in this document with a token. */
export function hasProviderScript(): boolean {
  return loading !== undefined
}

/** Loads the identity provider's script, once a document. Rejects when it cannot be had; it may then be asked for again. */
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
  // Somebody logs in in another tab: this one starts anew, without the script.
  window.addEventListener('storage', ({ key, newValue }) => key === TOKEN_KEY && newValue && window.location.reload())
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} did not load`)))
    document.head.append(script)
  })
}
