import type { FastifyReply, FastifyRequest } from 'fastify'
import { CACHED_HEADERS } from '../../../../../server/cache/cache-responses.ts'
import { type CachedResponse, CompactResponse } from '../../../../../server/cache/compact-response.ts'
import type { Kind } from '../../../../../server/cache/customers/customer-cache.ts'
import type { ExactResponse } from '../../../../../server/cache/response-cache.ts'
import type { Services } from '../../../../../server/services.ts'
import { idsIn } from '../catalogue-tags.server.ts'
import { type OwnParts, ownPartsOf, withOwnPart } from './own-parts.server.ts'

/** An answer with a customer's own parts in it, and what it was put together from. */
interface OwnAnswer {
  answer: CompactResponse
  /** Held no longer than others hold it. */
  shared: WeakRef<CachedResponse>
  own: OwnParts
  bytes: number
}

const OWN_ANSWER: Kind<OwnAnswer> = { name: 'answer ', bytesOf: ({ bytes }) => bytes }

/**
 * Answers a customer with what visitors read and what is the customer's own in it. Most customers have nothing to do with most products, and get the
 * very bytes that visitors get. Where there is something it is put into the text; who asks for the same again gets what was put together, compressed
 * by then, as long as it is so. When both are there nothing waits for a promise.
 */
export function sendToCustomer(
  services: Pick<Services, 'db' | 'cache'>,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): never | Promise<never> {
  if (!request.visitorsAnswer) throw new Error('Only of an endpoint that is cached is there an answer for visitors.')
  const [shared, own] = [request.visitorsAnswer(), ownPartsOf(services, userId)]
  if (shared instanceof Promise || own instanceof Promise)
    return Promise.all([shared, own]).then((both) => send(...both)) as Promise<never>
  return send(shared, own) as never

  function send({ answer, tags }: ExactResponse, own: OwnParts) {
    const parts = own.size === 0 ? [] : idsIn(tags).flatMap((id) => own.get(id) ?? [])
    if (parts.length === 0) return reply.sendCached(answer, request.id, true)
    const key = `${userId} ${request.routeOptions.config.cacheKey?.(request.url)}`
    const kept = services.cache.customers.peek(OWN_ANSWER, key)
    if (kept?.own === own && kept.shared.deref() === answer) return reply.sendCached(kept.answer, request.id, true)
    return putTogether()

    async function putTogether() {
      const keep = services.cache.customers.keeper()
      const text = parts.reduce(withOwnPart, String(await answer.encodedAs('identity')))
      const body = Buffer.from(text)
      const made = new CompactResponse({ status: 200, headers: CACHED_HEADERS, body }, () => {})
      keep(OWN_ANSWER, key, userId, { answer: made, shared: new WeakRef(answer), own, bytes: body.length })
      // Compressing takes longer than putting together, and pays for who asks again.
      return reply.type(CACHED_HEADERS['content-type']).send(text)
    }
  }
}
