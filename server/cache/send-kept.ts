import type { FastifyInstance } from 'fastify'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import type { Encoding, KeptAnswer } from './kept-answers.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Sends a kept answer in the best form that the asker understands, or 304 when they have it already.
     * @param requestId told with it, as with all answers of the API
     */
    sendKept(kept: KeptAnswer, requestId?: string): FastifyReply | Promise<undefined> | undefined
  }
}

/**
 * Makes replies send what is kept. It goes straight to Node, all headers at once: setting and checking them one by one takes Fastify as
 * long as everything else that is done for such an answer. Hooks before and after it run; `onSend` does not.
 * @param everywhere what every answer carries
 */
export function sendKeptAnswers(app: FastifyInstance, everywhere: Record<string, string>): void {
  /** By the bytes that follow them: names and values in turn. */
  const heads = new WeakMap<Buffer, string[]>()

  const headOf = (kept: KeptAnswer, encoding: Encoding, etag: string, bytes: Buffer) => {
    const known = heads.get(bytes)
    if (known) return known
    const coded = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const all = { ...everywhere, ...kept.headers, etag, ...coded, 'content-length': String(bytes.length) }
    const head = Object.entries(all).flat()
    heads.set(bytes, head)
    return head
  }

  app.decorateReply('sendKept', function (kept, requestId) {
    const { headers } = this.request
    const encoding = acceptedEncoding(headers['accept-encoding'])
    // Each form has its own tag, as RFC 9110 asks of a strong one.
    const etag = `"${kept.etag}-${encoding}"`
    if (kept.status === 200 && hasTag(headers['if-none-match'], etag))
      return this.headers(kept.headers).header('etag', etag).code(304).send()
    const send = (bytes: Buffer): undefined => {
      const head = headOf(kept, encoding, etag, bytes)
      this.hijack()
      this.raw.writeHead(kept.status, requestId ? [...head, 'x-request-id', requestId] : head).end(bytes)
    }
    const body = kept.in(encoding)
    return Buffer.isBuffer(body) ? send(body) : body.then(send)
  })
}

function hasTag(sent: string | undefined, etag: string): boolean {
  return sent?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}
