import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CustomerLimit } from '../../lib/endpoint.ts'
import { IN_PROCESS } from '../http/in-process.ts'
import { throttled } from '../http/refusal.ts'
import type { SharedCounts } from './shared-counts.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    limitPerCustomer?: CustomerLimit
  }
}

const CALLS_A_MINUTE = 600
/** Number of addresses that are counted; the least recently used are evicted. */
const COUNTED_ADDRESSES = 50_000
const NO_HEADERS = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }

/**
 * Limits requests per network address: all of them together, and separately for endpoints with their own limit. Calls
 * made while rendering don't count.
 * @param costsNothing returns true for requests that are not counted and always answered
 * @param shared the counts of all processes; undefined counts in this process only
 */
export async function limitCalls(
  app: FastifyInstance,
  costsNothing: (request: FastifyRequest) => boolean = () => false,
  shared?: SharedCounts,
): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false,
    ...(shared && { store: shared.store }),
    max: CALLS_A_MINUTE,
    cache: COUNTED_ADDRESSES,
    timeWindow: '1 minute',
    // Requests made while rendering: the page request has been counted already.
    allowList: (request: FastifyRequest) => request.socket.remoteAddress === IN_PROCESS,
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
    errorResponseBuilder: (_request, { ttl }) => throttled(Math.ceil(ttl / 1000)),
  })
  const limit = app.createRateLimit()
  // Runs before the hooks of any scope, so before the token lookup, and for unknown URLs too.
  app.addHook('onRequest', async (request) => {
    if (request.socket.remoteAddress === IN_PROCESS || request.routeOptions.config.rateLimit === false) return
    if (costsNothing(request)) return
    const counted = await limit(request)
    if (!counted.isAllowed && counted.isExceeded) throw throttled(counted.ttlInSeconds)
  })
}

/**
 * Limits requests per customer to endpoints with `limitPerCustomer`, regardless of the address. Call after
 * authentication is set up, on an app with `limitCalls`.
 * @param customerOf returns the customer's id; undefined for a visitor
 */
export function limitCustomers(
  app: FastifyInstance,
  customerOf: (request: FastifyRequest) => number | undefined,
): void {
  const limiters = new Map<string, ReturnType<FastifyInstance['createRateLimit']>>()
  const limiterOf = ({ countsAs, ...limit }: CustomerLimit) => {
    const known = limiters.get(countsAs)
    if (known) return known
    const keyGenerator = (request: FastifyRequest) => String(customerOf(request))
    const made = app.createRateLimit({ ...limit, ...named(countsAs), keyGenerator })
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

/** Options that name the counts of a limit in the shared store. */
export const named = (countsAs: string): object => ({ countsAs })
