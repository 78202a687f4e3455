import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { isCached } from '../cache/cache-key.ts'
import { unavailable } from '../http/refusal.ts'
import type { Services } from '../services.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True sheds the route under load although it has no rate limit. */
    shedsLoad?: true
  }
}

const MAX_DELAY_MS = 2_000
const COME_BACK_AFTER_S = 10

/**
 * Refuses expensive requests with 503 while the event loop is delayed. Files and cached responses are still served,
 * because they cost little and a page needs its styles.
 */
export async function shedLoad(
  app: FastifyInstance,
  { cache, maxDelayMs = MAX_DELAY_MS }: Pick<Services, 'cache' | 'maxDelayMs'>,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    pressureHandler: (request) => {
      const { rateLimit, shedsLoad } = request.routeOptions.config
      // Files and health checks are cheap.
      const isFile = rateLimit === false && !shedsLoad
      if (!isFile && !isCached(request, cache)) throw unavailable(COME_BACK_AFTER_S)
    },
  })
}
