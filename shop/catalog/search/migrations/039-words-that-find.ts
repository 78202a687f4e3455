import { type Kysely, sql } from 'kysely'
import { foldText, indexWords } from './functions/documents.ts'
import { readMeasures } from './functions/measures.ts'
import { findMostWords, readQueries } from './functions/queries.ts'
import { findVariantsByDetails } from './functions/variant-words.ts'
import { compareWords, learnWords } from './functions/vocabulary.ts'

/** Indexes SKUs, contents and compound words, and counts searches without results. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The index would not match the changed function.
  await sql`drop index products_words`.execute(db)
  await foldText(db)
  await readMeasures(db)
  await indexWords(db)
  await readQueries(db)
  await learnWords(db)
  await compareWords(db)
  await findMostWords(db)
  await findVariantsByDetails(db)
  // Recomputes columns derived from titles, and adds three-letter words to the vocabulary.
  await sql`update products set title = title`.execute(db)
  await sql`update search_synonyms set terms = terms`.execute(db)
  await sql`
    create index products_words on products using gin (search_document(title, variant_names, description))
    with (gin_pending_list_limit = 64) where is_public`.execute(db)
  // Scanners read twelve digits as thirteen with a leading zero.
  await sql`
    create index variants_living_gtin on variants (lpad(gtin, 14, '0')) where deleted_at is null and gtin is not null`.execute(
    db,
  )

  // Stores nothing about the searching person.
  await sql`
    create table no_result_searches (
      day date not null,
      words text not null check (char_length(words) between 2 and 60),
      count integer not null default 1,
      primary key (day, words)
    )`.execute(db)
}
