/** A value in memory that can be read again. */
export interface Reloadable<Value> {
  current: () => Value
  /** Reads the value again and resolves with true if it has changed. Calls run one after another. */
  reload: () => Promise<boolean>
}

/** Reads a value and keeps it in memory until `reload`. */
export async function openReloadable<Value>(read: () => Promise<Value>): Promise<Reloadable<Value>> {
  let value = await read()
  let reading: Promise<unknown> = Promise.resolve()
  return {
    current: () => value,
    reload() {
      const next = async () => {
        const before = JSON.stringify(value)
        value = await read()
        return JSON.stringify(value) !== before
      }
      const reloaded = reading.then(next, next)
      reading = reloaded.catch(() => {})
      return reloaded
    },
  }
}
