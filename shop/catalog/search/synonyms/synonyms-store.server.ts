import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { Synonyms } from './synonyms.contract.ts'

/** Finds all synonym groups, in the order of creation. */
export async function selectSynonyms(db: Database): Promise<Synonyms[]> {
  return db.selectFrom('search_synonyms').select(['id', 'terms', 'version']).orderBy('id').execute()
}

/** The maximum number of groups. Each search compares its words with all matching groups. */
export const MAX_GROUPS = 500

/** Adds a group; undefined if the maximum is reached. */
export async function addGroup(tx: Database, terms: readonly string[]): Promise<Synonyms | undefined> {
  // The lock makes concurrent additions respect the maximum.
  await sql`lock table search_synonyms in share row exclusive mode`.execute(tx)
  const { count } = await tx
    .selectFrom('search_synonyms')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MAX_GROUPS) return undefined
  const [added] = await addGroups(tx, [terms])
  return added
}

/** Adds groups without checking the maximum. @returns them in this order */
export async function addGroups(db: Database, groups: readonly (readonly string[])[]): Promise<Synonyms[]> {
  return db
    .insertInto('search_synonyms')
    .values(groups.map((terms) => ({ terms: [...terms] })))
    .returning(['id', 'terms', 'version'])
    .execute()
}

/** Locks a group until the end of the transaction; undefined if it does not exist. */
export async function lockGroup(tx: Database, id: number): Promise<Synonyms | undefined> {
  return tx
    .selectFrom('search_synonyms')
    .select(['id', 'terms', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Writes the terms of a locked group and increments its version. */
export async function changeGroup(tx: Database, { id, version, terms }: Synonyms): Promise<Synonyms> {
  return tx
    .updateTable('search_synonyms')
    .set({ terms, version: version + 1 })
    .where('id', '=', id)
    .returning(['id', 'terms', 'version'])
    .executeTakeFirstOrThrow()
}

export async function removeGroup(tx: Database, id: number): Promise<void> {
  await tx.deleteFrom('search_synonyms').where('id', '=', id).execute()
}
