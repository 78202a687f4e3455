import { dependsOn } from '../../../../../server/cache/dependencies.ts'
import { pageOfShownCollections } from '../../../../catalog/collections/collection-translations.server.ts'
import { cardResponse } from '../../../../catalog/collections/collections-store.server.ts'
import { collectionTags, TOP } from '../../../../catalog/products/read/collection-list/collection-tags.ts'
import type { BuildSections } from '../section-builder.server.ts'
import type { CollectionsSection } from './collections-section.contract.ts'

const MAX_COLLECTIONS = 6

export const buildCollections: BuildSections<CollectionsSection> = async (sections, services) => {
  dependsOn(...collectionTags([TOP]))
  const { rows } = await pageOfShownCollections(services, null, { page: 1, size: MAX_COLLECTIONS })
  const cards = rows.map(cardResponse)
  return sections.map(({ id, kind }) =>
    cards.length === 0 ? undefined : JSON.stringify({ id, kind, collections: cards }),
  )
}
