import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { SECOND } from '../durations.ts'

const LOGGED_EVERY_MS = 10 * SECOND

/**
 * Returns a function that counts requests refused by load shedding. Their number is logged as a warning, at most
 * every ten seconds.
 */
export function logShedLoad(app: FastifyInstance, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  let count = 0
  let waiting: NodeJS.Timeout | undefined
  const write = () => {
    if (count > 0) log.warn({ refused: count }, 'requests refused: the shop is busy')
    waiting = count > 0 ? setTimeout(write, LOGGED_EVERY_MS).unref() : undefined
    count = 0
  }
  app.addHook('onClose', async () => {
    write()
    clearTimeout(waiting)
  })
  return () => {
    count += 1
    if (!waiting) write()
  }
}
