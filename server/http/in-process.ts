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
    // A Response would carry the text through a stream to have it decoded again.
    return {
      ok: answer.statusCode >= 200 && answer.statusCode < 300,
      status: answer.statusCode,
      headers: { get: (name) => answer.headers[name.toLowerCase()]?.toString() ?? null },
      json: async () => answer.json(),
    }
  }
}
