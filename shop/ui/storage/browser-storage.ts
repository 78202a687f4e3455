/** Uses what the browser keeps for this shop until it is removed. Where that is full or forbidden (and while rendering) nothing happens. */
export function inBrowserStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return globalThis.localStorage && use(globalThis.localStorage)
  } catch {
    return undefined
  }
}
