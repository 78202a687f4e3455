import type { z } from 'zod'
import type { PageOf } from '../../../../../lib/page-of.contract.ts'
import { dependsOn } from '../../../../../server/cache/dependencies.ts'
import { readPaging, toPageOf } from '../../../../../server/http/paging.ts'
import { limitConcurrency } from '../../../../../server/limits/limit-concurrency.ts'
import type { Services } from '../../../../../server/services.ts'
import type { listProducts } from '../catalogue.contract.ts'
import { LIST, SEARCH } from '../catalogue-tags.server.ts'
import { collectionTags, FEATURED } from '../collection-list/collection-tags.ts'
import { findCollectionScope } from '../collection-list/find-collection-scope.server.ts'
import { filterCriteriaIn, hasNoFilters } from './filter-criteria.server.ts'
import { pageOfList } from './list-store.server.ts'
import { sortIn } from './sorts-and-scales.contract.ts'

/** Filtering all products is CPU-bound, like text search, so concurrency is limited. */
const MOST_AT_ONCE = 4

/** The parts of a list request that determine the page and its products. */
export interface ListRequest {
  query: z.output<typeof listProducts.schema.querystring>
  url: string
}

/**
 * Finds the product ids of one page of a list; `results` is left empty. Records the cache tags, except those of the
 * products themselves.
 */
export type FindList = (request: ListRequest) => Promise<{ ids: number[]; page: PageOf<never> }>

/** Returns the list finder of a shop. Filtered lists run with limited concurrency. */
export function listFinder(services: Services): FindList {
  const { db, clock, publicUrl } = services
  const inTurn = limitConcurrency(MOST_AT_ONCE)

  return async ({ query, url }) => {
    const paging = readPaging(query)
    const [sort, criteria] = [sortIn(query), filterCriteriaIn(query, clock())]
    const scope = query.collection === undefined ? undefined : await findCollectionScope(services, query.collection)
    const isPlain = sort === undefined && hasNoFilters(criteria) && !scope?.hasRules
    const find = () => pageOfList(db, { criteria, sort, paging, ...(scope && { scope: scope.members }) })
    const { ids, count, leading } = await (isPlain ? find() : inTurn(find))
    // Lists filtered by price, rating or stock depend on the same tag as search results.
    dependsOn(LIST, ...(isPlain ? [] : [SEARCH]))
    if (!scope) dependsOn(FEATURED, ...collectionTags(leading === null ? [] : [leading]))
    return { ids, page: toPageOf([], count, paging, new URL(url, publicUrl())) }
  }
}
