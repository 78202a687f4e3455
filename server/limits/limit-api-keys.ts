import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { throttled } from '../http/refusal.ts'
import { named } from './limit-calls.ts'

/** Calls of one API key within a window. */
const QUOTA = { calls: 300, seconds: 60 }
const POLICY = `"key";q=${QUOTA.calls};w=${QUOTA.seconds}`

/** Counts a request of an API key. @throws Refusal 429 above the limit */
export type LimitApiKey = (request: FastifyRequest, reply: FastifyReply, key: number) => Promise<void>

/**
 * Limits requests per API key, in addition to those per network address. Answers to keys carry `RateLimit-Policy` and
 * `RateLimit` (draft-ietf-httpapi-ratelimit-headers-11); all other answers stay as they are.
 * @param app an app with `limitCalls`
 */
export function apiKeyLimiter(app: FastifyInstance): LimitApiKey {
  const keys = new WeakMap<FastifyRequest, number>()
  const limit = app.createRateLimit({
    ...named('API keys'),
    max: QUOTA.calls,
    timeWindow: QUOTA.seconds * 1000,
    keyGenerator: (request) => String(keys.get(request)),
  })
  return async (request, { raw }, key) => {
    keys.set(request, key)
    const counted = await limit(request)
    if (counted.isAllowed) return
    // Set on the raw response, because cached answers bypass the hooks of Fastify.
    raw.setHeader('ratelimit-policy', POLICY)
    raw.setHeader('ratelimit', `"key";r=${counted.remaining};t=${counted.ttlInSeconds}`)
    if (counted.isExceeded) throw throttled(counted.ttlInSeconds)
  }
}
