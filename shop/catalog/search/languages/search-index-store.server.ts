import { sql } from 'kysely'
import type { Language } from '../../../../lib/texts/languages.ts'
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

/** Returns the further languages, and whether each product has a document in them. */
export const findSearchLanguages = (db: Database): Promise<{ language: Language; is_ready: boolean }[]> =>
  db.selectFrom('search_languages').select(['language', 'is_ready']).orderBy('language').execute()

/**
 * Changes the languages in which documents are written.
 * @returns false if a transaction with changed texts is open, or documents of an earlier time remain; try again then
 */
export async function changeTranslations(db: Database, languages: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    select search_change_translations(${[...languages]}::text[]) as changed`.execute(db)
  return rows[0]?.changed === true
}

/** Writes the missing documents of the next products, as `indexNextProducts` does. */
export async function translateNextProducts(db: Database, after: number): Promise<number | null> {
  const { rows } = await sql<{ last: number | null }>`
    select search_translate_products(${after}, ${PRODUCTS_AT_ONCE}) as last`.execute(db)
  return rows[0]?.last ?? null
}

/** Reads the statistics of the documents. Without them, the planner would compute the words of all documents. */
export async function analyzeDocuments(db: Database): Promise<void> {
  await sql`analyze search_documents`.execute(db)
}

/** Writes the missing documents of collections, content pages and synonyms. @returns the number of records */
export async function translateNextOthers(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select search_translate_others(${PRODUCTS_AT_ONCE}) as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns the number of records without a document in a further language. */
export async function countNotTranslated(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select search_untranslated() as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** Makes searches use the documents if no record lacks one. @returns false if records remain */
export async function finishTranslations(db: Database): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select search_finish_translations() as done`.execute(db)
  return rows[0]?.done === true
}

const DOCUMENTS = [
  ['search_documents', 'product_id'],
  ['search_collection_documents', 'collection_id'],
  ['search_page_documents', 'page_id'],
  ['search_synonym_documents', 'synonym_id'],
] as const

/** Deletes documents in languages that the shop no longer has. @returns false if none are left */
export async function deleteNextDocuments(db: Database): Promise<boolean> {
  let deleted = 0n
  for (const [table, key] of DOCUMENTS) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where (${sql.ref(key)}, search_language) in (
        select ${sql.ref(key)}, search_language from ${sql.table(table)}
        where search_language not in (select language from search_languages) limit ${PRODUCTS_AT_ONCE})`.execute(db)
    deleted += numAffectedRows
  }
  return deleted > 0n
}

/** Finds products after an id that can contain a short text, in order. */
export async function findProductsWithPhrase(db: Database, source: string, after: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products
    where id > ${after} and (strpos(facts, ${source}) > 0 or exists (
      select from variants
      where product_id = products.id and deleted_at is null and (name = ${source} or ${source} = any (variants.options))))
    order by id limit ${PRODUCTS_AT_ONCE}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Writes the documents of products again, in all further languages. */
export async function writeDocuments(db: Database, ids: readonly number[]): Promise<void> {
  await sql`select search_write_products(${[...ids]}::bigint[])`.execute(db)
}
