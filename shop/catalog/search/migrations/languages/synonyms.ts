import { type Kysely, sql } from 'kysely'

/** Creates the query of the stem and the word itself; null for a stop word. */
export async function readWord(db: Kysely<unknown>, stem = 'search_stem'): Promise<void> {
  await sql`
    create or replace function search_word(language text, word text) returns tsquery language plpgsql immutable strict parallel safe as $$
    declare
      stem constant text := ${sql.id(stem)}(language, word);
    begin
      if language = 'en' then return search_word(word); end if;
      if stem is null then return null; end if;
      if stem = word then return quote_literal(stem)::tsquery; end if;
      return quote_literal(stem)::tsquery || quote_literal(word)::tsquery;
    end $$`.execute(db)
}

/** Creates the functions that convert words and synonyms to queries by the rules of a language. */
export async function readTerms(db: Kysely<unknown>): Promise<void> {
  await readWord(db)
  await sql`
    create function search_term(language text, term text) returns tsquery language sql immutable strict parallel safe
    return (select all_of(search_word(language, word)) from unnest(string_to_array(search_text(term), ' ')) as word)`.execute(
    db,
  )
  await sql`
    create function search_terms(language text, terms text[]) returns tsquery language sql immutable strict parallel safe
    return (select any_of(search_term(language, term)) from unnest(terms) as term)`.execute(db)
  // The key of a term, independent of accents and plurals.
  await sql`
    create function search_key(language text, term text) returns text language sql immutable strict parallel safe
    return (
      select string_agg(coalesce(search_stem(language, word), word), ' ' order by place)
      from unnest(string_to_array(search_text(term), ' ')) with ordinality as each (word, place))`.execute(db)
  await sql`
    create function search_keys(language text, terms text[]) returns text[] language sql immutable strict parallel safe
    return (select array_agg(search_key(language, term)) from unnest(terms) as term)`.execute(db)
}
