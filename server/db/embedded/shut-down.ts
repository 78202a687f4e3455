import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds for an orderly stop, and then for an immediate stop, before PostgreSQL is killed. */
const ORDERLY_WITHIN = 2000
const AT_ONCE_WITHIN = 500

/**
 * Stops a PostgreSQL with increasing force: SIGINT closes connections and flushes data, SIGQUIT leaves recovery to
 * the next start (committed data is safe), SIGKILL can't be refused.
 *
 * @param send sends a signal to it
 * @param gone resolves when it has ended
 */
export async function shutDown(
  send: (signal: NodeJS.Signals) => void,
  gone: Promise<unknown>,
  orderlyWithin = ORDERLY_WITHIN,
): Promise<void> {
  const ended = gone.then(() => true)
  send('SIGINT')
  if (await within(orderlyWithin, ended)) return
  send('SIGQUIT')
  if (await within(AT_ONCE_WITHIN, ended)) return
  send('SIGKILL')
  await ended
}

async function within(milliseconds: number, ended: Promise<boolean>): Promise<boolean> {
  const waiting = new AbortController()
  const tooLate = pause(milliseconds, false, { signal: waiting.signal }).catch(() => false)
  return Promise.race([ended, tooLate]).finally(() => waiting.abort())
}
