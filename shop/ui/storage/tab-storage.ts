/** Uses what the browser keeps for this tab. Where that is full or forbidden (and while rendering) nothing happens. */
export function inTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return globalThis.sessionStorage && use(globalThis.sessionStorage)
  } catch {
    return undefined
  }
}
