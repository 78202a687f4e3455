import type { FastifyInstance } from 'fastify'
import { acceptedEncoding } from '../http/accepted-encoding.ts'
import type { CachedResponse, Encoding } from './compact-response.ts'

declare module 'fastify' {
  interface FastifyReply {
    /**
     * Sends a cached response in the best accepted encoding, or 304 if the client has it.
     * @param requestId sent as `x-request-id`
     * @param isPrivate true for a customer's response, which must not be stored by any cache
     */
    sendCached(
      cached: CachedResponse,
      requestId?: string,
      isPrivate?: boolean,
    ): FastifyReply | Promise<undefined> | undefined
  }
}

/**
 * Adds `reply.sendCached`. It writes the headers to Node's response directly, because setting them one by one in
 * Fastify takes as long as the rest of a cached response. Other hooks run; `onSend` does not.
 * @param everywhere returns the headers of every response
 * @param isEdgeSafe returns false while changes may be missed, so that a CDN stores nothing; undefined without a CDN
 */
export function sendCachedResponses(
  app: FastifyInstance,
  everywhere: () => Record<string, string>,
  isEdgeSafe?: () => boolean,
): void {
  /** Flat lists of header names and values by body, for visitors and for customers. */
  const heads = new WeakMap<Buffer, string[]>()
  const privateHeads = new WeakMap<Buffer, string[]>()
  const edgeHeads = new WeakMap<Buffer, string[]>()

  const edgeHeadersOf = ({ edgeHeaders }: CachedResponse) => (isEdgeSafe?.() ? edgeHeaders : undefined)

  const headOf = (cached: CachedResponse, encoding: Encoding, etag: string, bytes: Buffer) => {
    const edge = edgeHeadersOf(cached)
    const store = edge ? edgeHeads : heads
    const known = store.get(bytes)
    if (known) return known
    const encodingHeader = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const all = {
      ...everywhere(),
      ...cached.headers,
      ...edge,
      etag,
      ...encodingHeader,
      'content-length': String(bytes.length),
    }
    const head = Object.entries(all).flat()
    store.set(bytes, head)
    return head
  }

  const privateHeadOf = (cached: CachedResponse, encoding: Encoding, bytes: Buffer) => {
    const known = privateHeads.get(bytes)
    if (known) return known
    const encodingHeader = encoding === 'identity' ? {} : { 'content-encoding': encoding }
    const all = { ...everywhere(), ...cached.headers, 'cache-control': 'no-store', ...encodingHeader }
    const head = Object.entries({ ...all, 'content-length': String(bytes.length) }).flat()
    privateHeads.set(bytes, head)
    return head
  }

  app.decorateReply('sendCached', function (cached, requestId, isPrivate = false) {
    const { headers } = this.request
    const encoding = acceptedEncoding(headers['accept-encoding'])
    // RFC 9110 requires a different strong ETag for each encoding.
    const etag = `"${cached.etag}-${encoding}"`
    if (cached.status === 200 && !isPrivate && hasTag(headers['if-none-match'], etag))
      return this.headers({ ...cached.headers, ...edgeHeadersOf(cached) })
        .header('etag', etag)
        .code(304)
        .send()
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
