import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CustomerLimit } from '../../lib/endpoint.ts'
import { IN_PROCESS } from '../http/in-process.ts'
import { throttled } from '../http/refusal.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    limitPerCustomer?: CustomerLimit
  }
}

const CALLS_A_MINUTE = 600
/** Addresses counted at once, the longest unheard forgotten first. */
const COUNTED_ADDRESSES = 50_000
const NO_HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/**
 * Limits the calls of one network address: all of them together, and those of endpoints that name a limit of their own besides.
 * Calls made while rendering do not count.
 * @param costsNothing for what does not count either, and is answered also to whom more is refused
 */
export async function limitCalls(
  app: FastifyInstance,
  costsNothing: (request: FastifyRequest) => boolean = () => false,
): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false,
    max: CALLS_A_MINUTE,
    cache: COUNTED_ADDRESSES,
    timeWindow: '1 minute',
    // Whoever is behind a page that is rendered was counted when they asked for it.
    allowList: (request: FastifyRequest) => request.socket.remoteAddress === IN_PROCESS,
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
    errorResponseBuilder: (_request, { ttl }) => throttled(Math.ceil(ttl / 1000)),
  })
  const limit = app.createRateLimit()
  // A hook of the whole app runs before those of any scope: before a token is looked up, and for addresses without a route too.
  app.addHook('onRequest', async (request) => {
    if (request.socket.remoteAddress === IN_PROCESS || request.routeOptions.config.rateLimit === false) return
    if (costsNothing(request)) return
    const counted = await limit(request)
    if (!counted.isAllowed && counted.isExceeded) throw throttled(counted.ttlInSeconds)
  })
}

/**
 * Limits the calls of one customer to the endpoints that say so, from however many addresses. Call it where it is known who is asking,
 * on an app whose calls are limited.
 * @param customerOf the customer's id; a visitor has none
 */
export function limitCustomers(
  app: FastifyInstance,
  customerOf: (request: FastifyRequest) => number | undefined,
): void {
  const limiters = new Map<string, ReturnType<FastifyInstance['createRateLimit']>>()
  const limiterOf = ({ countsAs, ...limit }: CustomerLimit) => {
    const known = limiters.get(countsAs)
    if (known) return known
    const made = app.createRateLimit({ ...limit, keyGenerator: (request) => String(customerOf(request)) })
    limiters.set(countsAs, made)
    return made
  }
  app.addHook('onRequest', async (request) => {
    const limit = request.routeOptions.config.limitPerCustomer
    if (!limit || customerOf(request) === undefined) return
    const counted = await limiterOf(limit)(request)
    if (!counted.isAllowed && counted.isExceeded) throw throttled(counted.ttlInSeconds)
  })
}
