import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../../start/startup-error.ts'
import type { Server } from './server.ts'

/**
 * Milliseconds between attempts. Short at first, because the shop answers 503 meanwhile; limited, to recover within 5
 * s.
 */
const FIRST_PAUSE = 50
const LONGEST_PAUSE = 2000
/** After running this long, in ms, a server has recovered and the pause starts over. */
const RECOVERED_AFTER_MS = 30_000

/**
 * Restarts a server whenever it ends unexpectedly, and retries until that works.
 *
 * @returns a function that stops the restarts and the server
 */
export function keepRunning(
  first: Server,
  startAgain: (signal: AbortSignal) => Promise<Server>,
  say: (sentence: string) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let server: Server | undefined = first
  let nextPause = FIRST_PAUSE

  async function watch(): Promise<void> {
    while (server) {
      const began = Date.now()
      const reason = await server.ended
      server = undefined
      if (signal.aborted) return
      if (Date.now() - began > RECOVERED_AFTER_MS) nextPause = FIRST_PAUSE
      say(`The database ended unexpectedly (${reason}); restarting it.`)
      server = await untilBack()
      if (signal.aborted) await server?.stop()
    }
  }

  async function untilBack(): Promise<Server | undefined> {
    let lastRefusal = ''
    while (!signal.aborted) {
      await pause(nextPause, undefined, { signal }).catch(() => {})
      nextPause = Math.min(nextPause * 2, LONGEST_PAUSE)
      try {
        const started = await startAgain(signal)
        say('The database is running again.')
        return started
      } catch (error) {
        const refusal = error instanceof StartupError ? error.message : `The database did not start: ${error}`
        // A repeated reason, such as a full disk, is reported once.
        if (!signal.aborted && refusal !== lastRefusal) say(refusal)
        lastRefusal = refusal
      }
    }
    return undefined
  }

  const watching = watch()
  return async () => {
    stopping.abort()
    await server?.stop()
    await watching
  }
}
