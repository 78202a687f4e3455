import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'

/** Products per transaction; limits how long other changes wait for the locks. */
const PRODUCTS_AT_ONCE = 100

export interface SearchIndex {
  /** The language in which the rows are or will be indexed. */
  language: string
  /** False while rows are indexed in the language. */
  isReady: boolean
}

export async function findSearchIndex(db: Database): Promise<SearchIndex> {
  const { language, is_ready } = await db
    .selectFrom('search_index')
    .select(['language', 'is_ready'])
    .executeTakeFirstOrThrow()
  return { language, isReady: is_ready }
}

/**
 * Changes the language of new rows.
 * @returns false if a transaction with new rows is open; try again then
 */
export async function changeIndexedLanguage(db: Database, language: string): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select search_change_language(${language}) as changed`.execute(db)
  return rows[0]?.changed === true
}

/** Indexes the next products again. @returns the id to continue after; null if no further ones can be indexed */
export async function indexNextProducts(db: Database, after: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    select search_index_products(${after}, ${PRODUCTS_AT_ONCE}) as last`.execute(db)
  return rows[0]?.last ?? null
}

/** Indexes collections, content pages and synonyms again. @returns the number of rows */
export async function indexNextOthers(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select search_index_others(${PRODUCTS_AT_ONCE}) as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns the number of rows that are not yet indexed in the language. */
export async function countNotIndexed(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select search_index_remaining() as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Makes searches use the language if all rows are indexed in it. @returns false if rows remain */
export async function finishIndexing(db: Database, language: string): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select search_finish_index(${language}) as done`.execute(db)
  return rows[0]?.done === true
}
