import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { API_POLICY } from '../pages/security-headers.ts'
import { cacheKey } from './cache-key.ts'
import { ANYTHING } from './change-log.ts'
import { beingMade, dependsOn } from './dependencies.ts'
import type { ExactResponse, ResponseCache } from './response-cache.ts'
import type { VisitorsAnswers } from './visitors-answers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    cached?: true
  }
  interface FastifyRequest {
    /** What a visitor is answered to this request at this moment, without a promise when it is there; only of somebody else, at an endpoint that is `cached`. */
    visitorsAnswer?: () => ExactResponse | Promise<ExactResponse>
  }
}

/** What a cached response of the API says of itself. */
export const CACHED_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': API_POLICY,
  // May be stored, must be asked about each time; a customer's answer to the same address is another one.
  'cache-control': 'no-cache',
  vary: 'Authorization, Accept-Encoding',
}

/** Makes endpoints marked `cached` answer visitors from memory, and adds them to `visitorsAnswers`. Call it before they are registered. */
export function cacheResponses(
  app: FastifyInstance,
  cache: ResponseCache,
  isVisitor: (request: FastifyRequest) => boolean,
  visitorsAnswers: VisitorsAnswers,
): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.cached) return
    const { handler: answer, schema } = route
    const { querystring } = schema ?? {}
    const names = namesIn(querystring)
    // As the endpoint reads it: of a request that has come so far, no part is wrong.
    const read = (query: object) => (querystring instanceof z.ZodObject ? querystring.parse(query) : query)
    const keyOf = (url: string) => cacheKey(url, (query) => [...query].filter(([name]) => names.includes(name)))
    route.config = { ...route.config, cacheKey: keyOf }
    route.preValidation = [
      (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
        if (!isVisitor(request)) return done()
        if (request.url.includes('?')) {
          // Links to other pages of a list contain the same parameters as the cache key.
          request.raw.url = keyOf(request.url)
          request.query = queryOf(request.url)
        }
        const cached = cache.peek(request.url)
        if (!cached) return done()
        // Only responses to valid requests are cached, so a cached one is sent without validation.
        const sending = reply.sendCached(cached, request.id)
        if (sending instanceof Promise) sending.catch(done)
      },
      ...[route.preValidation ?? []].flat(),
    ]
    const makerFor = (visitor: FastifyRequest, reply: FastifyReply) => async () => {
      const made = await answer.call(app, visitor, reply)
      // What is put together from cached parts is JSON already.
      const body = Buffer.from(typeof made === 'string' ? made : String(reply.serialize(made as object)))
      if (beingMade()?.tags.size === 0) dependsOn(ANYTHING)
      return { status: 200, headers: CACHED_HEADERS, body, keep: true }
    }
    const answerVisitor = (request: FastifyRequest, reply: FastifyReply) => {
      const there = cache.peek(request.url)
      return there ?? cache.get(request.url, makerFor(request, reply))
    }
    const visitorsAnswerTo = (request: FastifyRequest, reply: FastifyReply) => () => {
      const url = keyOf(request.url)
      const there = cache.peekExact(url)
      if (there) return there
      const visitor = { principal: { value: null }, url: { value: url }, query: { value: read(queryOf(url)) } }
      return cache.getExact(url, makerFor(Object.create(request, visitor), reply))
    }
    visitorsAnswers.add(route, { keyOf, read: (url) => read(queryOf(url)) }, async (request, reply) =>
      answerVisitor(request, reply),
    )
    route.handler = function (request: FastifyRequest, reply: FastifyReply) {
      if (!isVisitor(request)) {
        // Made elsewhere: the engine makes a function old at once that is written as it is put into an object, and with it the request.
        request.visitorsAnswer = visitorsAnswerTo(request, reply)
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

/** The parameters of an address as Fastify reads them: a name that comes again has a list. */
function queryOf(url: string): Record<string, string | string[]> {
  const query = new URLSearchParams(url.split('?')[1])
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? String(values[0]) : values]
    }),
  )
}
