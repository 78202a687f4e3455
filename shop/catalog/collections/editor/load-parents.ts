import { texts } from '#texts/catalog/collections/editor'
import { MAX_PAGE_SIZE } from '../../../../lib/page-of.contract.ts'
import type { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { type CollectionTreeItem, listCollectionTree } from '../editing/edit-collections.contract.ts'

/** Loads the possible parents; at most the first hundred of the tree. */
export async function loadParents(api: ReturnType<typeof apiFrom>): Promise<CollectionTreeItem[]> {
  const query = { may_hold: 'true', page_size: String(MAX_PAGE_SIZE) } as const
  return (await orErrorPage(texts.failedToLoadCollections, api(listCollectionTree, { query }))).results
}
