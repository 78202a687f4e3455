/** The specification's name of the place in the browser's local storage. */
export const TOKEN_KEY = 'token'

/** Where a browser forbids storage, a session lasts as long as the page. */
let unstored: string | null = null

/** Reads the token of this browser, or null for a visitor (and while rendering). */
export function readToken(): string | null {
  try {
    return globalThis.localStorage?.getItem(TOKEN_KEY) ?? unstored
  } catch {
    return unstored
  }
}

/** Keeps a token: from now on, calls of this browser carry it. */
export function keepToken(token: string): void {
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
    // Nothing could be stored there either.
  }
}
