import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Answer, Transport } from '../../lib/api-client.ts'
import { ERROR_CODE_HEADER } from '../../lib/error-codes.ts'
import type { VisitorsAnswers } from '../cache/visitors-answers.ts'
import { Refusal } from './refusal.ts'

/** No peer on a network has this address, so calls made while rendering can be told from the outside's and never count against a limit. */
export const IN_PROCESS = 'in-process'

/**
 * Calls the shop's own API without a network, and where visitors' answers are cached without a request.
 * @param sender the network address that calls other than GET count for; without it they count against no limit
 */
export function inProcessTransport(
  app: FastifyInstance,
  visitorsAnswers?: VisitorsAnswers,
  sender: string = IN_PROCESS,
): Transport {
  return async (request) => {
    const path = pathOf(request.url)
    const isVisitors = request.method === 'GET' && !request.headers.has('authorization')
    // What else went wrong a request tells.
    const cached = isVisitors && (await visitorsAnswers?.find(path)?.catch(refusalIn))
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

/** Returns what of the address of a request follows its host, without reading all of it. */
const pathOf = (url: string) => url.slice(url.indexOf('/', url.indexOf('//') + '//'.length))

const refusalIn = (error: unknown) => (error instanceof Refusal ? error : undefined)

/** Returns an answer as it is read; a Response would carry its text through a stream to have it decoded again. */
const answerOf = (status: number, headers: Record<string, unknown>, json: () => unknown): Answer => ({
  ok: status >= 200 && status < 300,
  status,
  headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null },
  json: async () => json(),
})
