import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Answer, Transport } from '../../lib/api-client.ts'
import { ERROR_CODE_HEADER } from '../../lib/error-codes.ts'
import type { VisitorResponses } from '../cache/visitor-responses.ts'
import { Refusal } from './refusal.ts'

/** Not a valid network address, so rendering's calls are recognizable and never count against a rate limit. */
export const IN_PROCESS = 'in-process'

/**
 * Calls the shop's own API in process; cached visitor responses are returned without an HTTP request.
 * @param sender the client's address for rate limits of calls other than GET; undefined disables them
 */
export function inProcessTransport(
  app: FastifyInstance,
  visitorResponses?: VisitorResponses,
  sender: string = IN_PROCESS,
): Transport {
  return async (request) => {
    const path = pathOf(request.url)
    const isVisitors = request.method === 'GET' && !request.headers.has('authorization')
    // Other errors are reported by the request below.
    const cached = isVisitors && (await visitorResponses?.find(path)?.catch(refusalIn))
    if (cached instanceof Refusal)
      return answerOf(cached.status, { [ERROR_CODE_HEADER]: cached.code }, () => cached.answer)
    if (cached) {
      const body = await cached.encodedAs('identity')
      return answerOf(cached.status, cached.headers, () => JSON.parse(body.toString()))
    }
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: path,
      headers: Object.fromEntries(request.headers),
      remoteAddress: request.method === 'GET' ? IN_PROCESS : sender,
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    return answerOf(answer.statusCode, answer.headers, () => answer.json())
  }
}

/** Returns the path and query of a request's URL without parsing it. */
const pathOf = (url: string) => url.slice(url.indexOf('/', url.indexOf('//') + '//'.length))

const refusalIn = (error: unknown) => (error instanceof Refusal ? error : undefined)

/** Returns only what the caller reads; a Response would pass the text through a stream and decode it again. */
const answerOf = (status: number, headers: Record<string, unknown>, json: () => unknown): Answer => ({
  ok: status >= 200 && status < 300,
  status,
  headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
  json: async () => json(),
})
