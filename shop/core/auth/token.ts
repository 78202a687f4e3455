/** Key in the browser's local storage, fixed by the specification. */
export const TOKEN_KEY = 'token'

/** Fallback if the browser forbids storage; lasts until the page is closed. */
let unstored: string | null = null

/** Returns this browser's token; null for a visitor and during rendering. */
export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(TOKEN_KEY) ?? unstored
  } catch {
    return unstored
  }
}

/** Stores a token, which later calls of this browser send. */
export function storeToken(token: string): void {
  try {
    localStorage.setItem(TOKEN_KEY, token)
  } catch {
    unstored = token
  }
}

export function removeToken(): void {
  unstored = null
  try {
    localStorage.removeItem(TOKEN_KEY)
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}
