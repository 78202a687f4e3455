import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { API_POLICY } from '../pages/security-headers.ts'
import { cacheKey } from './cache-key.ts'
import type { KeptAnswers } from './kept-answers.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    kept?: true
  }
}

/** What a kept answer of the API says of itself. */
export const KEPT_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': API_POLICY,
  // May be stored, must be asked about each time; a customer's answer to the same address is another one.
  'cache-control': 'no-cache',
  vary: 'Authorization, Accept-Encoding',
}

/** Makes endpoints marked `kept` answer visitors from memory. Call it before they are registered. */
export function keepAnswers(
  app: FastifyInstance,
  kept: KeptAnswers,
  isVisitor: (request: FastifyRequest) => boolean,
): void {
  app.addHook('onRoute', (route) => {
    if (!route.config?.kept) return
    const { handler: answer, schema } = route
    const names = namesIn(schema?.querystring)
    const keyOf = (url: string) => cacheKey(url, (query) => [...query].filter(([name]) => names.includes(name)))
    route.config = { ...route.config, cacheKey: keyOf }
    route.preValidation = [
      (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
        if (isVisitor(request) && request.url.includes('?')) {
          // From here on the answer knows of the address what it is kept under, also in the links to its neighbours.
          request.raw.url = keyOf(request.url)
          request.query = queryOf(request.url)
        }
        // Most answers are ready, and wait for no promise on the way.
        done()
      },
      ...[route.preValidation ?? []].flat(),
    ]
    route.handler = function (request: FastifyRequest, reply: FastifyReply) {
      if (!isVisitor(request)) return answer.call(this, request, reply)
      const there = kept.peek(request.url)
      if (there) return reply.sendKept(there, request.id)
      const make = async () => ({
        status: 200,
        headers: KEPT_HEADERS,
        body: Buffer.from(String(reply.serialize((await answer.call(this, request, reply)) as object))),
        keep: true,
      })
      return kept.get(request.url, make).then((made) => reply.sendKept(made, request.id))
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
