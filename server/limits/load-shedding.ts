import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { isCached } from '../cache/cache-key.ts'
import { unavailable } from '../http/refusal.ts'
import type { Services } from '../services.ts'

const MAX_DELAY_MS = 2_000
const COME_BACK_AFTER_S = 10

/**
 * Refuses what takes work, while the process comes to its own too late. Files and cached response take next to none, and a page that
 * came without its styles would be no page.
 */
export async function shedLoad(
  app: FastifyInstance,
  { cache, maxDelayMs = MAX_DELAY_MS }: Pick<Services, 'cache' | 'maxDelayMs'>,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: (request) => {
      // What is never counted, because it costs nothing.
      const isFile = request.routeOptions.config.rateLimit === false
      if (!isFile && !isCached(request, cache)) throw unavailable(COME_BACK_AFTER_S)
    },
  })
}
