const KEY = 'discount-code'

/** Returns the code of a link that the visitor has followed; null without one, or if the browser stores nothing. */
export function linkedCode(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Stores the code of a link for the cart, or removes it. */
export function storeLinkedCode(code: string | null): void {
  try {
    if (code === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, code.slice(0, 60))
  } catch {
    // Without storage, the code can be typed.
  }
}
