/** The specification's name of the place in the browser's local storage. */
export const TOKEN_KEY = 'token'

/** The token of this browser, or null for a visitor (and wherever storage is forbidden, and while rendering). */
export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(TOKEN_KEY) ?? null
  } catch {
    return null
  }
}

export function removeToken(): void {
  globalThis.localStorage?.removeItem(TOKEN_KEY)
}
