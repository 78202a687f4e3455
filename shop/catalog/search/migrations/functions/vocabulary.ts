import { type Kysely, type RawBuilder, sql } from 'kysely'

/** All words that products have or had, to compare misspelled ones with. */
export async function keepVocabulary(db: Kysely<unknown>): Promise<void> {
  // Two words that are one wrong, missing, additional or swapped letter apart have one of these in common.
  await sql`
    create function one_letter_less(word text) returns text[] language sql immutable strict parallel safe
    return (select array_agg(distinct overlay(word placing '' from letter for 1)) || word from generate_series(1, char_length(word)) as letter)`.execute(
    db,
  )
  // Words only come: who looks here asks whether a living product still has them. No key, so that two who bring the same word need not wait.
  await sql`
    create table search_words (
      word text not null,
      spelled text not null,
      stem text generated always as ((ts_lexize('english_stem'::regdictionary, word))[1]) stored,
      nearby text[] not null generated always as (one_letter_less(word)) stored
    )`.execute(db)
  await sql`create index search_words_word on search_words (word)`.execute(db)
  await sql`create index search_words_stem on search_words (stem)`.execute(db)
  // With a short list of pending entries: each search reads through it.
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
  // Teaches it the words that are there already.
  await sql`update products set title = title`.execute(db)
}

/** Where the words of products stood before they had facts. */
const WORDS = sql`title || ' ' || variant_names || ' ' || description`
/** Where the words of products stood before manufacturers were searched. */
export const WORDS_WITH_FACTS = sql`${WORDS} || ' ' || fact_values(facts)`
/** Where the words of products stand. */
export const WORDS_WITH_MANUFACTURERS = sql`${WORDS_WITH_FACTS} || ' ' || maker || ' ' || model`

/** How words are learned: those of three letters too, for they are halves of others and what longer ones were meant to be. */
export async function learnWords(db: Kysely<unknown>, written: RawBuilder<unknown> = WORDS): Promise<void> {
  await defineLearning(db, 'learn_words', written)
}

/** Defines how the words of the titles of collections are learned. */
export async function defineTitleLearning(db: Kysely<unknown>): Promise<void> {
  await defineLearning(db, 'learn_collection_titles', sql`title`)
}

/** Learns the words of the titles of collections too. */
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
 * Each word that was typed, and the words of public products that it may be a misspelling of, the most
 * similar first: they have the same first
 * letter and differ by one wrong, missing, additional or swapped letter. `parted` has two words for one typed
 * word, such as "sketch book".
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
  // Planning takes ten times as long as looking, and the planner cannot know that hardly any words are alike.
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

/** Defines whether one wrong, missing, additional or swapped letter makes two different words the same. */
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

/** The two words of the shop that somebody wrote as one, if products have both; the longer the first, the earlier. */
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

/** Whether a public product has the words, or is in a collection whose title has them. */
export async function defineIsSold(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function is_sold(words tsquery) returns boolean language plpgsql stable strict as $$
    begin
      return exists (
        select from products
        where search_document(title, variant_names, description, facts, collection_keys, maker || ' ' || model) @@ search_with_collections(words) and is_public);
    end $$`.execute(db)
}
