import { type Kysely, sql } from 'kysely'

/** Creates the synonyms that staff edit. */
export async function installSynonyms(db: Kysely<unknown>): Promise<void> {
  await sql`create aggregate all_of (tsquery) (sfunc = tsquery_and, stype = tsquery, parallel = safe)`.execute(db)
  await sql`create aggregate any_of (tsquery) (sfunc = tsquery_or, stype = tsquery, parallel = safe)`.execute(db)
  // The forms of a word in products: its stem, itself, or its singular or plural where the stemmer fails; null for a
  // stop word such as "for".
  await sql`
    create function search_word(word text) returns tsquery language plpgsql immutable strict parallel safe as $$
    declare
      stem constant text := (ts_lexize('english_stem', word))[1];
      other constant text := case
        when word ~ '(kni|li|wi)ves$' then left(word, -3) || 'fe'
        when word ~ '(el|car|lea|loa|hal|cal|wol|thie|hoo)ves$' then left(word, -3) || 'f'
        when word ~ '(kni|li|wi)fe$' then left(word, -2) || 'ves'
        when word ~ '(el|car|lea|loa|hal|cal|wol|thie|hoo)f$' then left(word, -1) || 'ves' end;
      forms tsquery := quote_literal(stem)::tsquery;
    begin
      if stem <> word then forms := forms || quote_literal(word)::tsquery; end if;
      if other is not null then forms := forms || quote_literal(other)::tsquery; end if;
      return forms;
    end $$`.execute(db)
  await sql`
    create function search_term(term text) returns tsquery language sql immutable strict parallel safe
    return (select all_of(search_word(word)) from unnest(string_to_array(search_text(term), ' ')) as word)`.execute(db)
  await sql`
    create function search_terms(terms text[]) returns tsquery language sql immutable strict parallel safe
    return (select any_of(search_term(term)) from unnest(terms) as term)`.execute(db)
  // The key of a term, independent of accents and plurals.
  await sql`
    create function search_key(term text) returns text language sql immutable strict parallel safe
    return (
      select string_agg(coalesce((ts_lexize('english_stem', word))[1], word), ' ' order by place)
      from unnest(string_to_array(search_text(term), ' ')) with ordinality as each (word, place))`.execute(db)
  await sql`
    create function search_keys(terms text[]) returns text[] language sql immutable strict parallel safe
    return (select array_agg(search_key(term)) from unnest(terms) as term)`.execute(db)

  // Each row is a group of terms with the same meaning.
  await sql`
    create table search_synonyms (
      id bigint generated always as identity primary key,
      terms text[] not null check (cardinality(terms) between 2 and 20 and array_position(terms, null) is null),
      keys text[] not null generated always as (search_keys(terms)) stored,
      means tsquery generated always as (search_terms(terms)) stored
    )`.execute(db)
  await sql`create index search_synonyms_keys on search_synonyms using gin (keys)`.execute(db)
  await sql`create trigger catalogue_changed after insert or update or delete or truncate on search_synonyms
    for each statement execute function tell_catalogue_changed()`.execute(db)
}
