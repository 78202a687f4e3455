import { setTimeout as pause } from 'node:timers/promises'
import { StartupError } from '../../start/startup-error.ts'
import type { Server } from './server.ts'

/** Milliseconds between attempts: short at first, for a shop without database answers 503; never long, for it recovers within 5 s. */
const FIRST_PAUSE = 50
const LONGEST_PAUSE = 2000
/** A server that ran this long has recovered, and its next end is a new story. */
const RAN_WELL_AFTER = 30_000

/**
 * Brings a server back whenever it ends without being told to, again and again until that works.
 *
 * @returns stops watching and the server, or the attempt under way
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
      if (Date.now() - began > RAN_WELL_AFTER) nextPause = FIRST_PAUSE
      say(`The database ended unexpectedly (${reason}); starting it again.`)
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
        say('The database is back.')
        return started
      } catch (error) {
        const refusal = error instanceof StartupError ? error.message : `The database did not start: ${error}`
        // A full disk stays full for many attempts; once said is enough.
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
