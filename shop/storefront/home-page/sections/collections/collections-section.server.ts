import { dependsOn } from '../../../../../server/cache/dependencies.ts'
import { pageOfCollections } from '../../../../catalog/collections/collections-store.server.ts'
import { collectionTags, TOP } from '../../../../catalog/products/read/collection-list/collection-tags.ts'
import type { BuildSections } from '../section-builder.server.ts'
import type { CollectionsSection } from './collections-section.contract.ts'

const MAX_COLLECTIONS = 6

export const buildCollections: BuildSections<CollectionsSection> = async (sections, { db }) => {
  dependsOn(...collectionTags([TOP]))
  const { cards } = await pageOfCollections(db, null, { page: 1, size: MAX_COLLECTIONS })
  return sections.map(({ id, kind }) =>
    cards.length === 0 ? undefined : JSON.stringify({ id, kind, collections: cards }),
  )
}
