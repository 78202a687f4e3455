/**
 * Runs a callback with `localStorage`; returns undefined if storage is full, forbidden or absent (on the server).
 */
export function inBrowserStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return globalThis.localStorage && use(globalThis.localStorage)
  } catch {
    return undefined
  }
}
