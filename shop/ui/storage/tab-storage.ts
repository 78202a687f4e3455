/**
 * Runs a callback with `sessionStorage`; returns undefined if storage is full, forbidden or absent (on the server).
 */
export function inTabStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return globalThis.sessionStorage && use(globalThis.sessionStorage)
  } catch {
    return undefined
  }
}
