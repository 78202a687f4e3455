import { type Kysely, sql } from 'kysely'

/** The readable text of Markdown. Other marks are not letters, so the search ignores them. */
export async function leaveAddressesOut(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function without_addresses(markdown text) returns text language sql immutable strict parallel safe
    return regexp_replace(markdown, '\\]\\([^()[:space:]]*( +"[^"]*")?\\)', '] ', 'g')`.execute(db)
  await sql`
    create or replace function search_document(title text, variant_names text, description text) returns tsvector
    language sql immutable strict parallel safe cost 100000
    return (select search_words_of(title) || search_words_of(variant_names) || search_words_of(without_addresses(description)))`.execute(
    db,
  )
}
