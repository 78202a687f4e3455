import pLimit from 'p-limit'
import { unavailable } from '../http/refusal.ts'

/** Numbers of running and waiting tasks. */
export interface Busy {
  running: number
  waiting: number
}

interface Limited {
  /**
   * Runs a task when a slot is free.
   * @throws the task's error, or a `Refusal` 503 if too many tasks wait
   */
  <T>(work: () => Promise<T>): Promise<T>
  busy(): Busy
}

/**
 * Limits how many tasks run concurrently; others wait in order.
 * @param mostWaiting maximum number of waiting tasks; further ones are refused with 503 and `Retry-After`
 */
export function limitConcurrency(most: number, mostWaiting = Number.POSITIVE_INFINITY): Limited {
  const limit = pLimit(most)
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount === most && limit.pendingCount >= mostWaiting) throw unavailable()
    return limit(work)
  }
  return Object.assign(inTurn, { busy: () => ({ running: limit.activeCount, waiting: limit.pendingCount }) })
}
