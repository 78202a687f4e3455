import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { keyInLanguage } from '../language/in-language.ts'
import { contentHeaders } from '../language/page-language.ts'
import { API_POLICY } from '../pages/security-headers.ts'
import type { Services } from '../services.ts'
import { cacheKey } from './cache-key.ts'
import { ANYTHING } from './change-log.ts'
import { currentDependencies, dependsOn } from './dependencies.ts'
import type { ExactResponse } from './response-cache.ts'
import type { VisitorResponses } from './visitor-responses.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    cached?: true
  }
  interface FastifyRequest {
    /**
     * Returns the current visitor response to the request, synchronously if it is cached. Set on `cached` endpoints
     * for logged-in requests.
     */
    visitorResponse?: () => ExactResponse | Promise<ExactResponse>
  }
}

/** The headers of a cached API response. */
export const CACHED_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': API_POLICY,
  // Clients may store the response but must revalidate it. Logged-in customers get a different response.
  'cache-control': 'no-cache',
  vary: 'Authorization, Accept-Encoding',
}

/**
 * Serves visitors from memory on endpoints marked `cached`, and adds the endpoints to `visitorResponses`. Call before
 * the endpoints are registered.
 */
export function cacheResponses(
  app: FastifyInstance,
  services: Pick<Services, 'cache' | 'identity'>,
  isVisitor: (request: FastifyRequest) => boolean,
  visitorResponses: VisitorResponses,
): void {
  const { cache } = services
  const named = (url: string) => keyInLanguage(services, url)
  app.addHook('onRoute', (route) => {
    if (!route.config?.cached) return
    const { handler: answer, schema } = route
    const { querystring } = schema ?? {}
    const names = namesIn(querystring)
    // Validation can't fail: the request has already been validated.
    const read = (query: object) => (querystring instanceof z.ZodObject ? querystring.parse(query) : query)
    const keyOf = (url: string) => cacheKey(url, (query) => [...query].filter(([name]) => names.includes(name)))
    route.config = { ...route.config, cacheKey: (url) => named(keyOf(url)) }
    route.preValidation = [
      (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
        if (!isVisitor(request)) return done()
        if (request.url.includes('?')) {
          // Links to other pages of a list contain the same parameters as the cache key.
          request.raw.url = keyOf(request.url)
          request.query = queryOf(request.url)
        }
        const cached = cache.peek(named(request.url))
        if (!cached) return done()
        // Only responses to valid requests are cached, so a cached one is sent without validation.
        const sending = reply.sendCached(cached, request.id)
        if (sending instanceof Promise) sending.catch(done)
      },
      ...[route.preValidation ?? []].flat(),
    ]
    const makerFor = (visitor: FastifyRequest, reply: FastifyReply) => async () => {
      const made = await answer.call(app, visitor, reply)
      // A response that is assembled from cached fragments is already a JSON string.
      const body = Buffer.from(typeof made === 'string' ? made : String(reply.serialize(made as object)))
      if (currentDependencies()?.tags.size === 0) dependsOn(ANYTHING)
      return { status: 200, headers: { ...CACHED_HEADERS, ...contentHeaders(services) }, body, keep: true }
    }
    const answerVisitor = (request: FastifyRequest, reply: FastifyReply) => {
      const fresh = cache.peek(named(request.url))
      return fresh ?? cache.get(named(request.url), makerFor(request, reply))
    }
    const visitorsAnswerTo = (request: FastifyRequest, reply: FastifyReply) => () => {
      const url = keyOf(request.url)
      const fresh = cache.peekExact(named(url))
      if (fresh) return fresh
      const visitor = { principal: { value: null }, url: { value: url }, query: { value: read(queryOf(url)) } }
      return cache.getExact(named(url), makerFor(Object.create(request, visitor), reply))
    }
    visitorResponses.add(route, { keyOf, read: (url) => read(queryOf(url)) }, async (request, reply) =>
      answerVisitor(request, reply),
    )
    route.handler = function (request: FastifyRequest, reply: FastifyReply) {
      if (!isVisitor(request)) {
        // Created by a separate function, because V8 would pretenure a closure (and with it the request) that is
        // created in the assignment.
        request.visitorResponse = visitorsAnswerTo(request, reply)
        reply.headers(contentHeaders(services))
        return answer.call(this, request, reply)
      }
      const made = answerVisitor(request, reply)
      return made instanceof Promise
        ? made.then((answer) => reply.sendCached(answer, request.id))
        : reply.sendCached(made, request.id)
    }
  })
}

const namesIn = (querystring: unknown): string[] =>
  querystring instanceof z.ZodObject ? Object.keys(querystring.shape) : []

/** Parses a query like Fastify does: a repeated parameter becomes a list. */
function queryOf(url: string): Record<string, string | string[]> {
  const query = new URLSearchParams(url.split('?')[1])
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? String(values[0]) : values]
    }),
  )
}
