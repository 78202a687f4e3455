import type { FastifyReply, FastifyRequest } from 'fastify'
import { CACHED_HEADERS } from '../../../../../server/cache/cache-responses.ts'
import { type CachedResponse, CompactResponse } from '../../../../../server/cache/compact-response.ts'
import type { Kind } from '../../../../../server/cache/customers/customer-cache.ts'
import type { ExactResponse } from '../../../../../server/cache/response-cache.ts'
import type { Services } from '../../../../../server/services.ts'
import { productIdsInTags } from '../catalogue-tags.server.ts'
import { type OwnReviewStates, ownReviewStatesOf, withOwnReviewState } from './own-review-states.server.ts'

/** A response with a customer's own parts, and its sources. */
interface OwnAnswer {
  answer: CompactResponse
  /** A weak reference, so that this entry does not keep the shared response in memory. */
  shared: WeakRef<CachedResponse>
  own: OwnReviewStates
  bytes: number
}

const OWN_ANSWER: Kind<OwnAnswer> = { name: 'answer ', bytesOf: ({ bytes }) => bytes }

/**
 * Sends a customer the visitors' cached response with their own review states inserted. Most customers get the
 * visitors' bytes unchanged. A personalised response is cached with its compressed form. No promise is awaited when
 * both parts are cached.
 */
export function sendToCustomer(
  services: Pick<Services, 'db' | 'cache'>,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): never | Promise<never> {
  if (!request.visitorResponse) throw new Error('Only of an endpoint that is cached is there an answer for visitors.')
  const [shared, own] = [request.visitorResponse(), ownReviewStatesOf(services, userId)]
  if (shared instanceof Promise || own instanceof Promise)
    return Promise.all([shared, own]).then((both) => send(...both)) as Promise<never>
  return send(shared, own) as never

  function send({ answer, tags }: ExactResponse, own: OwnReviewStates) {
    const parts = own.size === 0 ? [] : productIdsInTags(tags).flatMap((id) => own.get(id) ?? [])
    if (parts.length === 0) return reply.sendCached(answer, request.id, true)
    const key = `${userId} ${request.routeOptions.config.cacheKey?.(request.url)}`
    const cached = services.cache.customers.peek(OWN_ANSWER, key)
    if (cached?.own === own && cached.shared.deref() === answer)
      return reply.sendCached(cached.answer, request.id, true)
    return buildAnswer()

    async function buildAnswer() {
      const keep = services.cache.customers.keeper()
      const text = parts.reduce(withOwnReviewState, String(await answer.encodedAs('identity')))
      const body = Buffer.from(text)
      const made = new CompactResponse({ status: 200, headers: CACHED_HEADERS, body }, () => {})
      keep(OWN_ANSWER, key, userId, { answer: made, shared: new WeakRef(answer), own, bytes: body.length })
      // Compression costs more than personalising and pays off only for a repeated request.
      return reply.type(CACHED_HEADERS['content-type']).send(text)
    }
  }
}
