import { type Kysely, sql } from 'kysely'

/**
 * A code or compound with separators, such as `KDP-601A1M/MS2D` and `Wi-Fi`, after unaccent() has replaced typographic
 * separators.
 */
export const COMPOUND = "[[:alnum:]]+(?:[-'._/+#:][[:alnum:]]+)+"

/** Creates functions that normalise separators, leading zeros and umlauts in codes and words. */
export async function foldCodes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_joined(written text) returns text language sql immutable strict parallel safe
    return regexp_replace(lower(unaccent('unaccent'::regdictionary, written)), '[^[:alnum:]]+', '', 'g')`.execute(db)
  await sql`
    create or replace function search_umlauts(written text) returns text language sql immutable strict parallel safe
    return replace(replace(replace(lower(written), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue')`.execute(db)
  // A normalised code: only letters and digits, without leading zeros.
  await sql`
    create or replace function search_code(written text) returns text language sql immutable strict parallel safe cost 1000
    return ltrim(search_joined(written), '0')`.execute(db)
  // Alternative spellings of a text's words: `wifi` for Wi-Fi, `moebel` for Möbel, `12345` for 00012345.
  await sql`
    create or replace function search_compounds(written text) returns tsvector language sql immutable strict parallel safe
    return (
      select coalesce(string_agg(quote_literal(lexeme) || ':1', ' '), '')::tsvector
      from (
        select search_joined(found[1]) as form
        from regexp_matches(unaccent('unaccent'::regdictionary, written), ${sql.lit(COMPOUND)}, 'g') as found
        union all
        select search_joined(search_umlauts(found[1]))
        from regexp_matches(lower(written), '[[:alpha:]]*[äöü][[:alpha:]]*', 'g') as found
        union all
        select found[1] from regexp_matches(written, '\\m0+[1-9][0-9]{2,}\\M', 'g') as found) as other,
        lateral unnest(array[form, ltrim(form, '0'), (ts_lexize('english_stem', form))[1]]) as lexeme
      where char_length(lexeme) between 2 and 40)`.execute(db)
}

/** Indexes parts of SKUs. Each part with everything after it is a key, which supports prefix search. */
export async function keepCodeKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_code_keys(sku text) returns tsvector language sql immutable strict parallel safe cost 1000
    return (
      select coalesce(string_agg(quote_literal(key) || ':1', ' '), '')::tsvector
      from (
        select search_code(array_to_string(parts[place:], '')) as key
        from regexp_split_to_array(sku, '[^[:alnum:]]+') as parts, generate_series(1, cardinality(parts)) as place) as each
      where key <> '')`.execute(db)
  await sql`
    create index variants_living_code on variants (search_code(sku)) where deleted_at is null and sku is not null`.execute(
    db,
  )
  await sql`
    create index variants_living_code_keys on variants using gin (search_code_keys(sku)) with (gin_pending_list_limit = 64)
    where deleted_at is null and sku is not null`.execute(db)
}
