import { type Kysely, sql } from 'kysely'
import { installCollectionChangeNotices } from '../../collections/migrations/functions/collections.ts'
import { findFactsAndCollections, keepCollectionKeys, readCollectionTitles } from './functions/facts-and-collections.ts'
import { findMostWords, readQueries } from './functions/queries.ts'
import { defineIsSold, learnCollectionTitles, learnWords, WORDS_WITH_FACTS } from './functions/vocabulary.ts'

/** Indexes attribute values and the titles of a product's manual collections. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index products_words`.execute(db)
  await sql`alter table products drop column headline, add column collection_keys tsvector not null default ''`.execute(
    db,
  )
  await sql`alter table collections add column title_words tsvector not null generated always as (search_words_of(title)) stored`.execute(
    db,
  )
  await sql`create index collections_title_words on collections using gin (title_words) where is_public`.execute(db)
  await findFactsAndCollections(db)
  await sql`drop function search_document(text, text, text)`.execute(db)
  await readCollectionTitles(db)
  await readQueries(db)
  await findMostWords(db)
  await defineIsSold(db)
  await learnWords(db, WORDS_WITH_FACTS)
  await learnCollectionTitles(db)
  await installCollectionChangeNotices(db)

  await keepCollectionKeys(db)
  await sql`select write_collection_keys(array(select distinct product_id from collection_products))`.execute(db)
  // Adds the words of existing attributes and titles to the vocabulary.
  await sql`update products set facts = facts where facts <> ''`.execute(db)
  await sql`update collections set title = title`.execute(db)
  await sql`
    alter table products add column headline tsvector not null generated always as (
      setweight(search_words_of(title), 'A') || setweight(search_words_of(variant_names), 'B')
        || setweight(search_words_of(fact_values(facts)), 'C') || collection_keys) stored`.execute(db)
  await sql`
    create index products_words on products
      using gin (search_document(title, variant_names, description, facts, collection_keys))
    with (gin_pending_list_limit = 64) where is_public`.execute(db)
}
