import { type Kysely, sql } from 'kysely'

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

  await sql`
    create function learn_words() returns trigger language plpgsql as $$
    begin
      insert into search_words (word, spelled)
      select distinct on (word) word, spelled
      from (
        select search_text(spelled) as word, spelled
        from (
          select distinct regexp_split_to_table(lower(title || ' ' || variant_names || ' ' || description), '[^[:alpha:]]+') as spelled
          from changed) as written
        where char_length(spelled) between 4 and 30) as folded
      where not exists (select from search_words as known where known.word = folded.word)
        and to_tsvector('shop_words', word) <> ''
      order by word, spelled;
      return null;
    end $$`.execute(db)
  for (const event of ['insert', 'update'])
    await sql`create trigger ${sql.id(`learn_on_${event}`)} after ${sql.raw(event)} on products
      referencing new table as changed for each statement execute function learn_words()`.execute(db)
  await sql`alter table products enable always trigger learn_on_insert, enable always trigger learn_on_update`.execute(
    db,
  )
  // Teaches it the words that are there already.
  await sql`update products set title = title`.execute(db)
}

/**
 * Each word that somebody typed, and words of living products that it may have been meant to be, the likeliest first: those that are one
 * wrong, missing, additional or swapped letter away (looked up, not computed), and only when there are none those that share most of
 * their trigrams. A word of fewer than five letters is one letter away from too many others; one of them may have been typed with four.
 */
export async function compareWords(db: Kysely<unknown>): Promise<void> {
  await sql`create type meant_word as (word text, is_whole boolean, is_begun boolean, nearby text[], shown text)`.execute(
    db,
  )
  await defineIsSold(db)
  // Planning takes ten times as long as looking, and the planner cannot know that hardly any words are alike.
  await sql`
    create function search_meant(typed text[]) returns setof meant_word language plpgsql stable strict
    set plan_cache_mode = force_generic_plan set enable_seqscan = off set pg_trgm.similarity_threshold = 0.45 as $$
    begin
      return query
      with judged as (
        select typed_word.word, place,
          stem is null
            or exists (select from search_synonyms where keys @> array[stem])
            or is_sold(quote_literal(typed_word.word)::tsquery)
            or exists (select from search_words as known where known.stem = each.stem and is_sold(quote_literal(known.word)::tsquery)) as is_whole,
          place = cardinality(typed) and is_sold((quote_literal(typed_word.word) || ':*')::tsquery) as is_begun
        from unnest(typed) with ordinality as typed_word (word, place),
          lateral (select (ts_lexize('english_stem', typed_word.word))[1] as stem) as each)
      select judged.word, judged.is_whole, judged.is_begun, likely.nearby, likely.shown
      from judged left join lateral (
        select array_agg(near.word order by likeness desc, near.word) as nearby,
          (array_agg(spelled order by likeness desc, near.word))[1] as shown
        from (
          select likely.word, spelled, similarity(likely.word, judged.word) as likeness
          from (
            select distinct on (found.word) found.word, spelled, is_near
            from (
              select known.word, spelled, true as is_near from search_words as known
              where known.nearby && one_letter_less(judged.word) and greatest(char_length(known.word), char_length(judged.word)) >= 5
              union all
              select known.word, spelled, false from search_words as known
              where char_length(judged.word) >= 6 and known.word % judged.word) as found
            where is_sold(quote_literal(found.word)::tsquery)
            order by found.word, is_near desc) as likely
          order by is_near desc
          fetch first row with ties) as near) as likely
        on not judged.is_whole and char_length(judged.word) >= 4
      order by place;
    end $$`.execute(db)
}

/** Whether a public product has the words. */
export async function defineIsSold(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function is_sold(words tsquery) returns boolean language plpgsql stable strict as $$
    begin
      return exists (
        select from products where search_document(title, variant_names, description) @@ words and is_public);
    end $$`.execute(db)
}
