import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Transport } from '../../lib/api-client.ts'

/** No peer on a network has this address, so calls made while rendering can be told from the outside's and never count against a limit. */
export const IN_PROCESS = 'in-process'

/** Calls the shop's own API without a network. */
export function inProcessTransport(app: FastifyInstance): Transport {
  return async (request) => {
    const { pathname, search } = new URL(request.url)
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      remoteAddress: IN_PROCESS,
      ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
    })
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string])
    const body = answer.statusCode === 204 || answer.statusCode === 304 ? null : new Uint8Array(answer.rawPayload)
    return new Response(body, { status: answer.statusCode, headers })
  }
}
