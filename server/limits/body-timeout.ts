import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    upload?: true
  }
}

const READ_WITHIN_MS = 60_000
/** The server's own limit for whole requests. */
export const UPLOAD_WITHIN_MS = 120_000

/** Ends requests whose body takes too long to arrive; those with files have until the server's own limit. */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('preParsing', ({ raw, routeOptions }, _reply, _payload, done) => {
    const hasBody = raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined
    // What the shop asks itself comes over no line that could be slow.
    const isSent = hasBody && raw.socket instanceof Socket
    if (isSent && !raw.complete && !routeOptions.config.upload) endWhenLate(app, raw)
    done()
  })
}

function endWhenLate(app: FastifyInstance, raw: IncomingMessage): void {
  const late = setTimeout(() => {
    // What Node says when its own limit is over.
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
    if (!raw.complete) app.server.emit('clientError', error, raw.socket)
  }, READ_WITHIN_MS)
  raw.once('end', () => clearTimeout(late))
  raw.once('close', () => clearTimeout(late))
}
