import { type Kysely, sql } from 'kysely'
import { keepCodeKeys } from './functions/codes.ts'
import { indexWords } from './functions/documents.ts'
import { findManufacturers } from './functions/facts-and-collections.ts'
import { readMeasures } from './functions/measures.ts'
import { findMostWords, readQueries } from './functions/queries.ts'
import {
  compareWords,
  defineIsSold,
  defineTitleLearning,
  learnWords,
  WORDS_WITH_MANUFACTURERS,
} from './functions/vocabulary.ts'

/**
 * Indexes codes with and without separators, umlauts written with an e, and manufacturers. Corrects only misspellings
 * by one edit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index products_words`.execute(db)
  await sql`alter table products drop column headline`.execute(db)
  await readMeasures(db)
  await indexWords(db)
  await findManufacturers(db)
  await readQueries(db)
  await findMostWords(db)
  await defineIsSold(db)
  await learnWords(db, WORDS_WITH_MANUFACTURERS)
  await defineTitleLearning(db)
  await compareWords(db)
  await sql`drop index search_words_alike`.execute(db)
  await keepCodeKeys(db)

  // Recomputes the words of collections and synonyms, and the vocabulary of all products.
  await sql`update collections set title = title`.execute(db)
  await sql`update search_synonyms set terms = terms`.execute(db)
  await sql`update products set title = title`.execute(db)
  await sql`
    alter table products add column headline tsvector not null generated always as (
      setweight(search_words_of(title), 'A') || setweight(search_words_of(variant_names), 'B')
        || setweight(search_words_of(fact_values(facts)), 'C') || setweight(search_words_of(maker || ' ' || model), 'C')
        || collection_keys) stored`.execute(db)
  await sql`
    create index products_words on products
      using gin (search_document(title, variant_names, description, facts, collection_keys, maker || ' ' || model))
    with (gin_pending_list_limit = 64) where is_public`.execute(db)
}
