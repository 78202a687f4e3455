import type { FastifyBaseLogger } from 'fastify'
import { atMost } from '../../server/at-most.ts'
import type { Database } from '../../server/db/open.ts'
import { BEAT_MS, beat } from './imports-store.server.ts'

/** Work that goes on after its request was answered, until the shop closes. */
export interface ImportJobs {
  begin(importId: number, work: (stop: AbortSignal) => Promise<void>): void
  /** Ends what runs after the product at hand. */
  stop(): Promise<void>
}

/** The work on imports, one after the other, so that shoppers are not made to wait for it. */
export function importJobs(db: Database, log: FastifyBaseLogger): ImportJobs {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const inTurn = atMost(1)

  async function run(id: number, work: (stop: AbortSignal) => Promise<void>): Promise<void> {
    const beating = setInterval(() => void beat(db, id, true).catch(() => {}), BEAT_MS)
    try {
      await inTurn(async () => {
        stopping.signal.throwIfAborted()
        await work(stopping.signal)
      })
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'an import was interrupted')
    } finally {
      clearInterval(beating)
      await beat(db, id, false).catch(() => {})
    }
  }

  return {
    begin(id, work) {
      const job = run(id, work).finally(() => running.delete(job))
      running.add(job)
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
