import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { isCached } from '../cache/cache-key.ts'
import { unavailable } from '../http/refusal.ts'
import type { Services } from '../services.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route is refused under load although no rate limit counts it. */
    shedsLoad?: true
  }
}

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
      const { rateLimit, shedsLoad } = request.routeOptions.config
      // Files and health checks cost next to nothing.
      const isFile = rateLimit === false && !shedsLoad
      if (!isFile && !isCached(request, cache)) throw unavailable(COME_BACK_AFTER_S)
    },
  })
}
