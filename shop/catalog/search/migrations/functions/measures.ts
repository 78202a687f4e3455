import { type Kysely, sql } from 'kysely'
import { COMPOUND, foldCodes } from './codes.ts'

/** A number and a unit, in the first and second capture group. */
const MEASURE = '([0-9]+(?:[.,][0-9]{1,3})?)\\s*(kg|mg|g|ml|cl|dl|l|mm|cm|m)\\M'

/**
 * Normalises measures, so that `50cl`, `50 cl`, `0.5 l` and `500 ml` match: one word in thousandths of a gram,
 * millilitre or millimetre. The leading sign excludes it from prefix matches.
 */
export async function readMeasures(db: Kysely<unknown>): Promise<void> {
  await foldCodes(db)
  // `1,500 g` can mean 1.5 kg or 1.5 g; the former is more likely in a shop.
  await sql`
    create or replace function search_measure(amount text, unit text) returns text language sql immutable strict parallel safe
    return '=' || round(
        case when amount ~ '^[1-9][0-9]*,[0-9]{3}$' then replace(amount, ',', '')::numeric else replace(amount, ',', '.')::numeric end
        * case unit when 'kg' then 1000000 when 'g' then 1000 when 'mg' then 1
          when 'l' then 1000000 when 'dl' then 100000 when 'cl' then 10000 when 'ml' then 1000
          when 'm' then 1000000 when 'cm' then 10000 else 1000 end)
      || case when unit like '%g' then 'mg' when unit like '%l' then 'ul' else 'um' end`.execute(db)
  await sql`
    create or replace function search_measures(written text) returns tsvector language sql immutable strict parallel safe
    return (
      select coalesce(string_agg(quote_literal(search_measure(found[1], found[2])) || ':1', ' '), '')::tsvector
      from regexp_matches(lower(written), ${sql.lit(MEASURE)}, 'g') as found)`.execute(db)
  // Alternatives of a word, joined by `|`: `moebel` for Möbel, `cr 2032` for CR2032, `12345` for 00012345.
  await sql`
    create or replace function search_alternatives(word text, with_umlauts text) returns text language sql immutable strict parallel safe
    return word
      || case when with_umlauts <> word then '|' || with_umlauts else '' end
      || case when word ~ '[[:alpha:]][0-9]' then '|' || regexp_replace(word, '([[:alpha:]])(?=[0-9])', '\\1 ', 'g') else '' end
      || case when word ~ '^0+[1-9]' then '|' || ltrim(word, '0') else '' end`.execute(db)
  // A code with separators is one element: its parts, or all parts joined.
  await sql`
    create or replace function search_typed_code(typed text) returns text language sql immutable strict parallel safe
    return search_text(typed) || '|' || search_joined(typed)
      || case when search_joined(typed) ~ '^0+[1-9]' then '|' || search_code(typed) else '' end`.execute(db)
  // Returns one element per word for search_query. A measure is one element that includes its spelling.
  await sql`
    create or replace function search_typed(typed text) returns text[] language plpgsql immutable strict parallel safe as $$
    begin
      if typed !~ '[0-9äöüÄÖÜ]' then return string_to_array(search_text(typed), ' '); end if;
      return array(
        select word
        from regexp_matches(
            regexp_replace(lower(typed), '([0-9])\\s*[x×]\\s*(?=[0-9])', '\\1 ', 'g'),
            ${sql.lit(`${MEASURE}|((?!${MEASURE})${COMPOUND})|([[:alnum:]]+|[^[:alnum:][:space:]]+)`)}, 'g')
          with ordinality as each (pieces, place),
        lateral unnest(
          case when pieces[1] is not null then array[search_text(pieces[1] || pieces[2]) || '|' || search_measure(pieces[1], pieces[2])]
            when pieces[3] ~ '[0-9]' then array[search_typed_code(pieces[3])]
            else array(
              select search_alternatives(plain, with_umlauts)
              from unnest(
                string_to_array(search_text(coalesce(pieces[3], pieces[4])), ' '),
                string_to_array(search_text(search_umlauts(coalesce(pieces[3], pieces[4]))), ' ')) as spelled (plain, with_umlauts)) end) with ordinality as part (word, at)
        order by place, at);
    end $$`.execute(db)
}
