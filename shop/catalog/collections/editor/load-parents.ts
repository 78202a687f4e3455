import { MAX_PAGE_SIZE } from '../../../../lib/page-of.contract.ts'
import type { Api } from '../../../core/api.ts'
import { type CollectionTreeItem, listCollectionTree } from '../editing/edit-collections.contract.ts'

/** Loads the possible parents; at most the first hundred of the tree. */
export async function loadParents(api: Api): Promise<CollectionTreeItem[]> {
  const query = { may_hold: 'true', page_size: String(MAX_PAGE_SIZE) } as const
  return (await api(listCollectionTree, { query })).results
}
