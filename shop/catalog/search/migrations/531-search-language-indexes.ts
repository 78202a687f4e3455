import { sql } from 'kysely'
import { outsideTransaction } from '../../../../server/db/migrate.ts'

/** Indexes the words of other languages than English. The indexes are empty in English shops. */
export const up = outsideTransaction(async (db) => {
  await sql`drop index concurrently if exists products_local_words`.execute(db)
  await sql`
    create index concurrently if not exists products_local_words on products
      using gin (search_document(search_language, title, variant_names, description, facts, collection_keys, maker || ' ' || model))
    with (gin_pending_list_limit = 64) where is_public and search_language is not null`.execute(db)
  await sql`drop index concurrently if exists collections_local_title_words`.execute(db)
  await sql`
    create index concurrently if not exists collections_local_title_words on collections using gin (local_title_words)
    where is_public and search_language is not null`.execute(db)
  await sql`drop index concurrently if exists content_pages_local_words`.execute(db)
  await sql`
    create index concurrently if not exists content_pages_local_words on content_pages using gin (local_words)
    where state = 'published' and search_language is not null`.execute(db)
  await sql`drop index concurrently if exists search_synonyms_local_keys`.execute(db)
  await sql`
    create index concurrently if not exists search_synonyms_local_keys on search_synonyms using gin (local_keys)
    where search_language is not null`.execute(db)
  await sql`drop index concurrently if exists search_words_local_stem`.execute(db)
  await sql`
    create index concurrently if not exists search_words_local_stem on search_words (local_stem, language)
    where language is not null`.execute(db)
})
