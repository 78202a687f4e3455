import { type Kysely, sql } from 'kysely'
import { defineIsSold } from './functions/vocabulary.ts'

/** Excludes drafts and hidden products from search and suggestions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index products_words`.execute(db)
  await sql`
    create index products_words on products using gin (search_document(title, variant_names, description))
    with (gin_pending_list_limit = 64) where is_public`.execute(db)
  await defineIsSold(db)
}
