import type { FastifyInstance } from 'fastify'
import { refuse } from './refusal.ts'

/** Rejects requests that RFC 9112 forbids and Node's parser accepts: several `Host` headers, or no HTTP version. */
export function checkRequestHead(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { rawHeaders, httpVersionMajor } = request.raw
    if (httpVersionMajor >= 1 && countOf('host', rawHeaders) <= 1) return done()
    reply.header('connection', 'close')
    done(refuse('Bad request.', 400, 'bad_request'))
  })
}

/** @param rawHeaders alternating names and values */
function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const header = rawHeaders[at] ?? ''
    if (header.length === name.length && header.toLowerCase() === name) count += 1
  }
  return count
}
