import { setTimeout as pause, setImmediate } from 'node:timers/promises'

const TIME_LIMIT = Symbol('time limit')

/** Returns whether `within` caused an error. The work may still be carried out. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (error.cause === TIME_LIMIT || isTimeout(error.cause))

/**
 * Resolves like `work`. Work that was finished while the event loop was busy is in time.
 * @throws Error if it takes longer than `ms`
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController()
  const late = (async (): Promise<never> => {
    await pause(ms, undefined, { signal: timer.signal })
    await setImmediate()
    throw new Error(`It took longer than ${ms < 1_000 ? `${ms} ms` : `${ms / 1_000} s`}.`, { cause: TIME_LIMIT })
  })()
  late.catch(() => {})
  try {
    return await Promise.race([work, late])
  } finally {
    timer.abort()
  }
}
