import pLimit from 'p-limit'
import { unavailable } from '../http/refusal.ts'

/** How much is being worked at, and how much waits for its turn. */
export interface Busy {
  running: number
  waiting: number
}

interface Limited {
  /** Runs a piece of work when its turn has come. Rejects with what the work threw, or a `Refusal` (503) when too many wait. */
  <T>(work: () => Promise<T>): Promise<T>
  busy(): Busy
}

/**
 * Limits how many pieces of work run at once; the others wait in turn.
 * @param mostWaiting how many of these there may be; what comes then is not begun, but refused with 503 and `Retry-After`
 */
export function limitConcurrency(most: number, mostWaiting = Number.POSITIVE_INFINITY): Limited {
  const limit = pLimit(most)
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.activeCount === most && limit.pendingCount >= mostWaiting) throw unavailable()
    return limit(work)
  }
  return Object.assign(inTurn, { busy: () => ({ running: limit.activeCount, waiting: limit.pendingCount }) })
}
