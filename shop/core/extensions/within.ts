import { setTimeout as pause, setImmediate } from 'node:timers/promises'

/**
 * Resolves like `work`. Work that was finished while the event loop was busy is in time.
 * @throws Error if it takes longer than `ms`
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController()
  const late = (async (): Promise<never> => {
    await pause(ms, undefined, { signal: timer.signal })
    await setImmediate()
    throw new Error(`It took longer than ${ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`}.`)
  })()
  late.catch(() => {})
  try {
    return await Promise.race([work, late])
  } finally {
    timer.abort()
  }
}
