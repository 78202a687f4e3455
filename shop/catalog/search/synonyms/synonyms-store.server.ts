import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import type { Synonyms } from './synonyms.contract.ts'

/** Finds the groups of terms that mean the same, in the order in which they were added. */
export async function selectSynonyms(db: Database): Promise<Synonyms[]> {
  return db.selectFrom('search_synonyms').select(['id', 'terms', 'version']).orderBy('id').execute()
}

/** A search compares its words with every group that has one of them; more groups than these are no list that anybody keeps in order. */
export const MAX_GROUPS = 500

/** Adds a group; undefined when there are as many as there may be. */
export async function addGroup(tx: Database, terms: readonly string[]): Promise<Synonyms | undefined> {
  // Two who add the last one wait for each other.
  await sql`lock table search_synonyms in share row exclusive mode`.execute(tx)
  const { count } = await tx
    .selectFrom('search_synonyms')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count >= MAX_GROUPS) return undefined
  const [added] = await addGroups(tx, [terms])
  return added
}

/** Adds groups without looking how many there are. @returns them in this order */
export async function addGroups(db: Database, groups: readonly (readonly string[])[]): Promise<Synonyms[]> {
  return db
    .insertInto('search_synonyms')
    .values(groups.map((terms) => ({ terms: [...terms] })))
    .returning(['id', 'terms', 'version'])
    .execute()
}

/** Locks a group, which nobody else can change until the transaction ends. */
export async function lockGroup(tx: Database, id: number): Promise<Synonyms | undefined> {
  return tx
    .selectFrom('search_synonyms')
    .select(['id', 'terms', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Writes the terms of a group that is held, under its next version. */
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
