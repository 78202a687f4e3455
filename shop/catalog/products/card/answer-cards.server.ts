import type { FastifyReply, FastifyRequest } from 'fastify'
import { dependsOn } from '../../../../server/cache/dependencies.ts'
import type { Services } from '../../../../server/services.ts'
import { cachedCards } from '../read/as-json/cached-products.server.ts'
import { pageAsJson } from '../read/as-json/page-as-json.ts'
import { productTag } from '../read/catalogue-tags.server.ts'
import { filterLabels } from '../read/lists/filter-labels.server.ts'
import type { FindList, ListRequest } from '../read/lists/find-list.server.ts'
import { findShownCards } from '../read/translations/product-translations.server.ts'
import { productCardResponse } from './card-response.server.ts'
import { findCards } from './cards-store.server.ts'

/**
 * Sends a list of product cards. The response is the same for everyone, except for staff: a request by ids also
 * returns unpublished products, with the owner's texts if they ask for those.
 */
export async function answerCards(
  services: Services,
  request: ListRequest & Pick<FastifyRequest, 'id' | 'principal' | 'visitorResponse'>,
  reply: FastifyReply,
  findList: FindList,
): Promise<never> {
  const { query, principal, visitorResponse } = request
  const asPage = ({ size: count }: Map<number, string>) => ({ count, next: null, previous: null, results: [] })
  if (principal?.isStaff && query.id) {
    const rows = await (query.texts === 'source'
      ? findCards(services.db, query.id, 'staff')
      : findShownCards(services, query.id, 'staff'))
    const cards = new Map(rows.map((row) => [row.id, JSON.stringify(productCardResponse(row, services.clock()))]))
    return reply.type('application/json; charset=utf-8').send(pageAsJson(asPage(cards), cards.values())) as never
  }
  if (principal && visitorResponse) return reply.sendCached((await visitorResponse()).answer, request.id, true) as never
  const { ids, page } = query.id ? { ids: query.id, page: undefined } : await findList(request)
  dependsOn(...ids.map(productTag))
  const cards = await cachedCards(services, ids)
  return pageAsJson({ ...(await filterLabels(services, query)), ...(page ?? asPage(cards)) }, cards.values()) as never
}
