import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    upload?: true
  }
}

const READ_WITHIN_MS = 60_000
/** The server's limit for whole requests, in ms. */
export const UPLOAD_WITHIN_MS = 120_000

/**
 * Ends requests if the body takes too long to arrive. Requests with files have the server's limit for whole requests.
 */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('preParsing', ({ raw, routeOptions }, _reply, _payload, done) => {
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    // Calls in process have no network connection that could be slow.
    const isSent = hasBody && raw.socket instanceof Socket
    if (isSent && !raw.complete && !routeOptions.config.upload) endWhenLate(app, raw)
    done()
  })
}

function endWhenLate(app: FastifyInstance, raw: IncomingMessage): void {
  const late = setTimeout(() => {
    // Same error as for Node's own request timeout.
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    if (!raw.complete) app.server.emit('clientError', error, raw.socket)
  }, READ_WITHIN_MS)
  raw.once('end', () => clearTimeout(late))
  raw.once('close', () => clearTimeout(late))
}
