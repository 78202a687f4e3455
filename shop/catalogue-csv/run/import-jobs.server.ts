import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../server/db/open.ts'
import { limitConcurrency } from '../../../server/limits/limit-concurrency.ts'
import { HEARTBEAT_MS, heartbeat, type Work } from './imports-store.server.ts'

/** Work that goes on after its request was answered, until the shop closes. */
export interface ImportJobs {
  begin(importId: number, state: Work, work: (stop: AbortSignal) => Promise<void>): void
  /** Ends what runs after the product at hand. */
  stop(): Promise<void>
}

/** The work on imports, one after the other, so that shoppers are not made to wait for it. */
export function importJobs(db: Database, log: FastifyBaseLogger): ImportJobs {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()
  const inTurn = limitConcurrency(1)

  async function run(id: number, state: Work, work: (stop: AbortSignal) => Promise<void>): Promise<void> {
    const beating = setInterval(() => void heartbeat(db, id, state, true).catch(() => {}), HEARTBEAT_MS)
    try {
      await inTurn(async () => {
        stopping.signal.throwIfAborted()
        await work(stopping.signal)
      })
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'an import was interrupted')
    } finally {
      clearInterval(beating)
      await heartbeat(db, id, state, false).catch(() => {})
    }
  }

  return {
    begin(id, state, work) {
      const job = run(id, state, work).finally(() => running.delete(job))
      running.add(job)
    },
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
