import { type Kysely, sql } from 'kysely'

/**
 * Adds a search vector to pages, with titles at weight A. Titles are indexed with their stop words too: "About us"
 * has no others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table content_pages add column words tsvector not null generated always as (
      setweight(search_words_of(title) || to_tsvector('simple'::regconfig, search_text(title)), 'A') || search_words_of(without_addresses(text))) stored`.execute(
    db,
  )
  await sql`create index content_pages_words on content_pages using gin (words) where state = 'published'`.execute(db)
}
