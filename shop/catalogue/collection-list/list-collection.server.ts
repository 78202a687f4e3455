import type { z } from 'zod'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import type { Paging } from '../../../server/http/paging.ts'
import { notFound } from '../../../server/http/refusal.ts'
import type { Services } from '../../../server/services.ts'
import { SEARCH } from '../catalogue-tags.server.ts'
import { findScope, pageOfCollection } from './collection-list-store.server.ts'
import { collectionTags } from './collection-tags.ts'
import type { CollectionQuery } from './list-filters.contract.ts'

/**
 * Lists the products of a collection. The answer depends on the collections that it shows; and where filters, a rule or prices choose or sort, on
 * what is found.
 * @throws Refusal 404 when there is no such collection
 */
export async function listCollection(
  { db, clock }: Services,
  { collection, sort, ...filters }: z.output<typeof CollectionQuery> & { collection: string },
  paging: Paging,
): Promise<{ ids: number[]; count: number }> {
  const scope = await findScope(db, collection)
  if (!scope) throw notFound()
  dependsOn(...collectionTags(scope.ids))
  const isPlain = sort === undefined && scope.rules.length === 0 && !Object.values(filters).some(Boolean)
  if (!isPlain) dependsOn(SEARCH)
  return pageOfCollection(db, { scope, filters, sort, paging, now: clock() })
}
