import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'

export type Synonyms = readonly (readonly string[])[]

/** The groups of terms that mean the same, in the order in which they were written down. */
export async function listSynonyms(db: Database): Promise<string[][]> {
  const groups = await db.selectFrom('search_synonyms').select('terms').orderBy('id').execute()
  return groups.map(({ terms }) => terms)
}

export async function addSynonyms(db: Database, synonyms: Synonyms): Promise<void> {
  if (synonyms.length === 0) return
  await db
    .insertInto('search_synonyms')
    .values(synonyms.map((terms) => ({ terms: [...terms] })))
    .execute()
}

/** Of two who replace them at once the second wins, whole. */
export async function replaceSynonyms(db: Database, synonyms: Synonyms): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table search_synonyms in share row exclusive mode`.execute(tx)
    await tx.deleteFrom('search_synonyms').execute()
    await addSynonyms(tx, synonyms)
  })
}
