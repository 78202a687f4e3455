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
import { pageOfList } from './list-store.server.ts'
import { isWhole, narrowingIn } from './narrowing.server.ts'
import { sortIn } from './sorts-and-scales.contract.ts'

/** Narrowing all products of a shop is work for processors, as looking for words is. */
const MOST_AT_ONCE = 4

/** The parts of a request for a list that say which page of which products. */
export interface ListRequest {
  query: z.output<typeof listProducts.schema.querystring>
  url: string
}

/** Finds which products a page of a list has; its `results` are left empty. What it depends on, beside the products themselves, is noted. */
export type FindList = (request: ListRequest) => Promise<{ ids: number[]; page: PageOf<never> }>

/** Returns what finds the lists of a shop, a few narrowed ones at once. */
export function listFinder(services: Services): FindList {
  const { db, clock, publicUrl } = services
  const inTurn = limitConcurrency(MOST_AT_ONCE)

  return async ({ query, url }) => {
    const paging = readPaging(query)
    const [sort, narrowing] = [sortIn(query), narrowingIn(query, clock())]
    const scope = query.collection === undefined ? undefined : await findCollectionScope(services, query.collection)
    const isPlain = sort === undefined && isWhole(narrowing) && !scope?.hasRules
    const find = () => pageOfList(db, { narrowing, sort, paging, ...(scope && { scope: scope.members }) })
    const { ids, count, leading } = await (isPlain ? find() : inTurn(find))
    // By a price, a rating or what is there, a list is found like what has words.
    dependsOn(LIST, ...(isPlain ? [] : [SEARCH]))
    if (!scope) dependsOn(FEATURED, ...collectionTags(leading === null ? [] : [leading]))
    return { ids, page: toPageOf([], count, paging, new URL(url, publicUrl())) }
  }
}
