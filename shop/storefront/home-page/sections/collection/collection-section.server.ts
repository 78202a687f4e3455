import { dependsOn } from '../../../../../server/cache/dependencies.ts'
import { COLLECTION_TRANSLATIONS } from '../../../../catalog/collections/collection-translations.server.ts'
import { SEARCH } from '../../../../catalog/products/read/catalogue-tags.server.ts'
import { collectionTags } from '../../../../catalog/products/read/collection-list/collection-tags.ts'
import { findCollectionScope } from '../../../../catalog/products/read/collection-list/find-collection-scope.server.ts'
import { filterCriteriaIn } from '../../../../catalog/products/read/lists/filter-criteria.server.ts'
import { pageOfList } from '../../../../catalog/products/read/lists/list-store.server.ts'
import { linkTranslator } from '../../../../core/translations/translate.server.ts'
import { findPublicCollections } from '../../store/home-store.server.ts'
import { type BuildSections, type SectionScope, withProducts } from '../section-builder.server.ts'
import type { CollectionSection } from './collection-section.contract.ts'

export const buildCollectionProducts: BuildSections<CollectionSection> = async (sections, scope) => {
  const ids = sections.flatMap(({ collection }) => collection ?? [])
  dependsOn(...collectionTags(ids))
  const found = await findPublicCollections(scope.db, ids)
  const translate = await linkTranslator(scope, COLLECTION_TRANSLATIONS, [...found.values()])
  return Promise.all(
    sections.map(async ({ id, kind, heading, translated, collection: chosen, count }) => {
      const collection = found.get(chosen ?? 0)
      if (!collection) return undefined
      const shown = await scope.cards(await firstProducts(scope, collection.slug, count))
      if (shown.size === 0) return undefined
      return withProducts({ id, kind, heading, translated, collection: translate(collection), products: [] }, [
        ...shown.values(),
      ])
    }),
  )
}

/** Finds the ids of the first products of a collection, in the order of its page. */
async function firstProducts(scope: SectionScope, slug: string, size: number): Promise<number[]> {
  const { members, hasRules } = await findCollectionScope(scope, slug)
  // A rule depends on prices, ratings and stock.
  if (hasRules) dependsOn(SEARCH)
  const criteria = filterCriteriaIn({}, scope.clock())
  const { ids } = await pageOfList(scope.db, { criteria, paging: { page: 1, size }, scope: members })
  return ids
}
