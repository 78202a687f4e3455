import { type Kysely, type RawBuilder, sql } from 'kysely'

/** Stores all words that products have or had, for spelling correction. */
export async function installVocabulary(db: Kysely<unknown>): Promise<void> {
  // Two words that differ by one wrong, missing, extra or swapped letter have one of these in common.
  await sql`
    create function one_letter_less(word text) returns text[] language sql immutable strict parallel safe
    return (select array_agg(distinct overlay(word placing '' from letter for 1)) || word from generate_series(1, char_length(word)) as letter)`.execute(
    db,
  )
  // Words are only added; queries check whether a product still has them. The table has no unique key, so that
  // concurrent inserts do not block.
  await sql`
    create table search_words (
      word text not null,
      spelled text not null,
      stem text generated always as ((ts_lexize('english_stem'::regdictionary, word))[1]) stored,
      nearby text[] not null generated always as (one_letter_less(word)) stored
    )`.execute(db)
  await sql`create index search_words_word on search_words (word)`.execute(db)
  await sql`create index search_words_stem on search_words (stem)`.execute(db)
  // A short pending list, because each search scans it.
  await sql`create index search_words_nearby on search_words using gin (nearby) with (gin_pending_list_limit = 64)`.execute(
    db,
  )
  await sql`create index search_words_alike on search_words using gin (word gin_trgm_ops) with (gin_pending_list_limit = 64)`.execute(
    db,
  )

  await learnWords(db)
  for (const event of ['insert', 'update'])
    await sql`create trigger ${sql.id(`learn_on_${event}`)} after ${sql.raw(event)} on products
      referencing new table as changed for each statement execute function learn_words()`.execute(db)
  await sql`alter table products enable always trigger learn_on_insert, enable always trigger learn_on_update`.execute(
    db,
  )
  // Adds the existing words.
  await sql`update products set title = title`.execute(db)
}

/** The text of a product before attributes were introduced. */
const WORDS = sql`title || ' ' || variant_names || ' ' || description`
/** The text of a product before manufacturers were indexed. */
export const WORDS_WITH_FACTS = sql`${WORDS} || ' ' || fact_values(facts)`
/** The text of a product. */
export const WORDS_WITH_MANUFACTURERS = sql`${WORDS_WITH_FACTS} || ' ' || maker || ' ' || model`

/**
 * Adds words to the vocabulary. Three-letter words are included because compounds contain them and longer words may be
 * misspellings of them.
 */
export async function learnWords(db: Kysely<unknown>, written: RawBuilder<unknown> = WORDS): Promise<void> {
  await defineLearning(db, 'learn_words', written)
}

/** Creates the function that learns the words of collection titles. */
export async function defineTitleLearning(db: Kysely<unknown>): Promise<void> {
  await defineLearning(db, 'learn_collection_titles', sql`title`)
}

/** Adds the words of collection titles to the vocabulary. */
export async function learnCollectionTitles(db: Kysely<unknown>): Promise<void> {
  await defineTitleLearning(db)
  for (const event of ['insert', 'update'])
    await sql`create trigger ${sql.id(`learn_on_${event}`)} after ${sql.raw(event)} on collections
      referencing new table as changed for each statement execute function learn_collection_titles()`.execute(db)
  await sql`alter table collections enable always trigger learn_on_insert, enable always trigger learn_on_update`.execute(
    db,
  )
}

async function defineLearning(db: Kysely<unknown>, name: string, written: RawBuilder<unknown>): Promise<void> {
  await sql`
    create or replace function ${sql.id(name)}() returns trigger language plpgsql as $$
    begin
      insert into search_words (word, spelled)
      select distinct on (word) word, spelled
      from (
        select search_text(spelled) as word, spelled
        from (
          select distinct regexp_split_to_table(lower(${written}), '[^[:alpha:]]+') as spelled
          from changed) as written
        union
        -- Compounds are also written as one word, and umlauts with an e.
        select search_joined(search_umlauts(compound[1])), compound[1]
        from changed, regexp_matches(
          lower(${written}), '[[:alpha:]]+(?:[-‐‑''’.][[:alpha:]]+)+|[[:alpha:]]*[äöü][[:alpha:]]*', 'g') as compound) as folded
      where char_length(word) between 3 and 30 and word !~ ' '
        and not exists (select from search_words as known where known.word = folded.word)
        and to_tsvector('shop_words', word) <> ''
      order by word, spelled;
      return null;
    end $$`.execute(db)
}

/**
 * Returns each typed word with the words of public products that it may be a misspelling of, the most similar first.
 * These have the same first letter and differ by one edit. The last column has two words for one typed word, such as
 * "sketch book".
 */
export async function compareWords(db: Kysely<unknown>): Promise<void> {
  await sql`drop type if exists meant_word cascade`.execute(db)
  await sql`
    create type meant_word as (word text, element text, says_nothing boolean, is_whole boolean, is_begun boolean, nearby text[], shown text, parted text[])`.execute(
    db,
  )
  await defineIsSold(db)
  await partWords(db)
  await defineIsOneEdit(db)
  // Planning takes ten times as long as execution, and the planner overestimates the number of similar words.
  await sql`
    create function search_meant(typed text[]) returns setof meant_word language plpgsql stable strict
    set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
    begin
      return query
      with judged as (
        select split_part(element, '|', 1) as word, element, place, stem is null as says_nothing,
          stem is null
            or exists (select from search_synonyms where keys @> array[stem])
            or is_sold(quote_literal(element)::tsquery)
            or strpos(element, '|') > 0 and is_sold(search_part(element))
            or exists (select from search_words as known where known.stem = each.stem and is_sold(quote_literal(known.word)::tsquery)) as is_whole,
          place = cardinality(typed) and is_sold((quote_literal(element) || ':*')::tsquery) as is_begun
        from unnest(typed) with ordinality as typed_word (element, place),
          lateral (select (ts_lexize('english_stem', element))[1] as stem) as each)
      select judged.word, judged.element, judged.says_nothing, judged.is_whole, judged.is_begun, likely.nearby, likely.shown,
        case when not judged.is_whole and not judged.is_begun and judged.word ~ '^[[:alpha:]]{6,30}$' then search_parted(judged.word) end
      from judged left join lateral (
        select array_agg(near.word order by likeness desc, near.word) as nearby,
          (array_agg(spelled order by likeness desc, near.word))[1] as shown
        from (
          select likely.word, spelled, similarity(likely.word, judged.word) as likeness
          from (
            select distinct on (known.word) known.word, spelled
            from search_words as known
            where known.nearby && one_letter_less(judged.word) and left(known.word, 1) = left(judged.word, 1)
              and is_one_edit(known.word, judged.word) and is_sold(quote_literal(known.word)::tsquery)
            order by known.word) as likely
          -- A word of three letters is near to too many others to stand beside longer ones.
          order by char_length(likely.word) > 3 desc
          fetch first row with ties) as near) as likely
        on not judged.is_whole and char_length(judged.word) >= 4
      order by place;
    end $$`.execute(db)
}

/** Defines whether two words differ by one wrong, missing, extra or swapped letter. */
async function defineIsOneEdit(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function is_one_edit(one text, other text) returns boolean language sql immutable strict parallel safe
    return case char_length(one) - char_length(other)
      when 1 then other = any (one_letter_less(one))
      when -1 then one = any (one_letter_less(other))
      when 0 then (
        select substr(one, place + 1) = substr(other, place + 1)
          or substr(one, place, 2) = reverse(substr(other, place, 2)) and substr(one, place + 2) = substr(other, place + 2)
        from (
          select min(letter) as place from generate_series(1, char_length(one)) as letter
          where substr(one, letter, 1) <> substr(other, letter, 1)) as first_difference)
      else false end`.execute(db)
}

/** Splits a typed compound into two words of the shop, if products have both. Longer first words come first. */
async function partWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_parted(word text) returns text[] language plpgsql stable strict parallel safe set enable_seqscan = off as $$
    declare
      pairs text[];
    begin
      for place in reverse char_length(word) - 3..3 loop
        if exists (select from search_words as known where known.word = left(search_parted.word, place))
          and exists (select from search_words as known where known.word = substr(search_parted.word, place + 1)
            or known.stem = (ts_lexize('english_stem', substr(search_parted.word, place + 1)))[1])
          and is_sold(search_word(left(word, place)) && search_word(substr(word, place + 1))) then
          pairs := pairs || (left(word, place) || ' ' || substr(word, place + 1));
        end if;
      end loop;
      return pairs;
    end $$`.execute(db)
}

/** Returns whether a public product has the words, or is in a collection with them in its title. */
export async function defineIsSold(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function is_sold(words tsquery) returns boolean language plpgsql stable strict as $$
    begin
      return exists (
        select from products
        where search_document(title, variant_names, description, facts, collection_keys, maker || ' ' || model) @@ search_with_collections(words) and is_public);
    end $$`.execute(db)
}
