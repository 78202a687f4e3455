import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../db/open.ts'
import { SECOND } from '../durations.ts'

/** What deliveries need. */
export interface DeliveryContext {
  db: Database
  clock: () => Date
  /** Called with the reason of a failed delivery. */
  log: (failure: object, message: string) => void
  /** False for deliveries that do not rest while the process is busy, as in tests. */
  restsUnderLoad?: boolean
}

/** Polling interval in ms, for lost notifications and for deliveries that become due. */
export const ROUND_MS = 5 * SECOND
/** Maximum duration of a handler in ms, as the database allows a transaction to be idle. */
const HANDLED_WITHIN_MS = 15 * SECOND
/** Maximum wait for running handlers at a stop, in ms. */
export const STOP_WITHIN_MS = 3 * SECOND

/** @throws Error if the handler does not end in time or the process stops */
export async function within(handling: Promise<void>, stop: AbortSignal): Promise<void> {
  const ended = new AbortController()
  const signal = AbortSignal.any([stop, ended.signal])
  const late = pause(HANDLED_WITHIN_MS, undefined, { signal, ref: false }).then(
    () => Promise.reject(new Error('The handler of an event did not end in time.')),
    // A handler may take a moment to end while the process stops.
    async () => {
      if (ended.signal.aborted) return
      await pause(STOP_WITHIN_MS, undefined, { ref: false })
      throw new Error('The process stops.')
    },
  )
  await Promise.race([handling, late]).finally(() => ended.abort())
}
