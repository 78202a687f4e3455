import type { FastifyInstance } from 'fastify'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import type { CachedResponse, Encoding } from './compact-response.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Sends a cached response in the best form that the asker understands, or 304 when they have it already.
     * @param requestId told with it, as with all answers of the API
     * @param isPrivate the answer to a customer, which nobody may store
     */
    sendCached(
      cached: CachedResponse,
      requestId?: string,
      isPrivate?: boolean,
    ): FastifyReply | Promise<undefined> | undefined
  }
}

/**
 * Makes replies send what is cached. It goes straight to Node, all headers at once: setting and checking them one by one takes Fastify as
 * long as everything else that is done for such an answer. Hooks before and after it run; `onSend` does not.
 * @param everywhere what every answer carries
 */
export function sendCachedResponses(app: FastifyInstance, everywhere: Record<string, string>): void {
  /** By the bytes that follow them: names and values in turn, for visitors and for customers. */
  const heads = new WeakMap<Buffer, string[]>()
  const privateHeads = new WeakMap<Buffer, string[]>()

  const headOf = (cached: CachedResponse, encoding: Encoding, etag: string, bytes: Buffer) => {
    const known = heads.get(bytes)
    if (known) return known
    const coded = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const all = { ...everywhere, ...cached.headers, etag, ...coded, 'content-length': String(bytes.length) }
    const head = Object.entries(all).flat()
    heads.set(bytes, head)
    return head
  }

  const privateHeadOf = (cached: CachedResponse, encoding: Encoding, bytes: Buffer) => {
    const known = privateHeads.get(bytes)
    if (known) return known
    const coded = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const all = { ...everywhere, ...cached.headers, 'cache-control': 'no-store', ...coded }
    const head = Object.entries({ ...all, 'content-length': String(bytes.length) }).flat()
    privateHeads.set(bytes, head)
    return head
  }

  app.decorateReply('sendCached', function (cached, requestId, isPrivate = false) {
    const { headers } = this.request
    const encoding = acceptedEncoding(headers['accept-encoding'])
    // Each form has its own tag, as RFC 9110 asks of a strong one.
    const etag = `"${cached.etag}-${encoding}"`
    if (cached.status === 200 && !isPrivate && hasTag(headers['if-none-match'], etag))
      return this.headers(cached.headers).header('etag', etag).code(304).send()
    const send = (bytes: Buffer): undefined => {
      const head = isPrivate ? privateHeadOf(cached, encoding, bytes) : headOf(cached, encoding, etag, bytes)
      this.hijack()
      this.raw.writeHead(cached.status, requestId ? [...head, 'x-request-id', requestId] : head).end(bytes)
    }
    const body = cached.encodedAs(encoding)
    return Buffer.isBuffer(body) ? send(body) : body.then(send)
  })
}

function hasTag(sent: string | undefined, etag: string): boolean {
  return sent?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}
