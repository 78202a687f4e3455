import * as texts from '#texts/collection-editing'
import { MAX_PAGE_SIZE } from '../../lib/page-of.contract.ts'
import type { apiFrom } from '../api.ts'
import { type BranchOfTree, listCollectionTree } from '../collections/editing/edit-collections.contract.ts'
import { orErrorPage } from '../feedback/or-error-page.ts'

/** Loads the collections that another one may be inside of; the first hundred of the tree. */
export async function loadParents(api: ReturnType<typeof apiFrom>): Promise<BranchOfTree[]> {
  const query = { may_hold: 'true', page_size: String(MAX_PAGE_SIZE) } as const
  return (await orErrorPage(texts.failedToLoadCollections, api(listCollectionTree, { query }))).results
}
