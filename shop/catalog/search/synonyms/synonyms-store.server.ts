import type { Database } from '../../../../server/db/open.ts'
import { tableStore } from '../../../core/admin-kit/resource/table-store.server.ts'
import type { Synonyms } from './synonyms.contract.ts'

export const synonymsStore = tableStore('search_synonyms', ['terms'])

/** Adds groups without checking the maximum. @returns them in this order */
export async function addGroups(db: Database, groups: readonly (readonly string[])[]): Promise<Synonyms[]> {
  return db
    .insertInto('search_synonyms')
    .values(groups.map((terms) => ({ terms: [...terms] })))
    .returning(['id', 'terms', 'version'])
    .execute()
}
