import { type Kysely, type RawBuilder, sql } from 'kysely'

const WORDS_OF_PRODUCT = sql`concat_ws(' ', title, variant_names, description, fact_values(facts), maker, model)`

/** English words were not stored again if another language has them. */
const IN_ANY_LANGUAGE = sql`(folded.language is null or known.language = folded.language)`

/** Stores the words of each row in the language of the row. English words are stored as before. */
export async function learnInLanguage(db: Kysely<unknown>, isSameLanguage = IN_ANY_LANGUAGE): Promise<void> {
  await defineLearning(db, 'learn_words', WORDS_OF_PRODUCT, isSameLanguage)
  await defineLearning(db, 'learn_collection_titles', sql`title`, isSameLanguage)
}

async function defineLearning(
  db: Kysely<unknown>,
  name: string,
  written: RawBuilder<unknown>,
  isSameLanguage: RawBuilder<unknown>,
): Promise<void> {
  await sql`
    create or replace function ${sql.id(name)}() returns trigger language plpgsql as $$
    begin
      insert into search_words (word, spelled, language, local_stem)
      select distinct on (language, word) word, spelled, language, search_stem(language, word)
      from (
        select search_text(spelled) as word, spelled, language
        from (
          select distinct regexp_split_to_table(lower(${written}), '[^[:alpha:]]+') as spelled, search_language as language
          from changed) as written
        union
        -- Compounds are also written as one word, and umlauts with an e.
        select search_joined(search_umlauts(compound[1])), compound[1], search_language
        from changed, regexp_matches(
          lower(coalesce(search_elided(search_language, ${written}), ${written})),
          '[[:alpha:]]+(?:[-‐‑''’.][[:alpha:]]+)+|[[:alpha:]]*[äöü][[:alpha:]]*', 'g') as compound) as folded
      where char_length(word) between 3 and 30 and word !~ ' '
        and not exists (select from search_words as known where known.word = folded.word and ${isSameLanguage})
        and case when folded.language is null then to_tsvector('shop_words', word) <> ''
          else search_stem(folded.language, word) is not null end
      order by language, word, spelled;
      return null;
    end $$`.execute(db)
}

/** Compares typed words with the vocabulary of a language, as `search_meant(typed)` does in English. */
export async function compareInLanguage(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function is_sold(language text, words tsquery) returns boolean language plpgsql stable strict as $$
    begin
      return exists (
        select from products
        where search_document(search_language, title, variant_names, description, facts, collection_keys, maker || ' ' || model)
            @@ search_with_collections(language, words)
          and search_language = language and is_public);
    end $$`.execute(db)
  // Longer first words come first.
  await sql`
    create function search_parted(language text, word text) returns text[] language plpgsql stable strict parallel safe set enable_seqscan = off as $$
    declare
      pairs text[];
    begin
      for place in reverse char_length(word) - 3..3 loop
        if exists (select from search_words as known where known.word = left(search_parted.word, place) and known.language = search_parted.language)
          and exists (select from search_words as known
            where known.local_stem = search_stem(search_parted.language, substr(search_parted.word, place + 1)) and known.language = search_parted.language)
          and is_sold(language, search_word(language, left(word, place)) && search_word(language, substr(word, place + 1))) then
          pairs := pairs || (left(word, place) || ' ' || substr(word, place + 1));
        end if;
      end loop;
      return pairs;
    end $$`.execute(db)
  await defineMeant(db)
}

/** Defines the comparison. @param synonyms the relation that has them by language */
export async function defineMeant(db: Kysely<unknown>, synonyms = 'search_synonyms'): Promise<void> {
  // Planning takes ten times as long as execution, and the planner overestimates the number of similar words.
  await sql`
    create or replace function search_meant(language text, typed text[]) returns setof meant_word language plpgsql stable strict
    set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
    begin
      return query
      with judged as (
        select split_part(element, '|', 1) as word, element, place, stem is null as says_nothing,
          stem is null
            or exists (select from ${sql.table(synonyms)} where local_keys @> array[stem] and search_language = $1)
            or is_sold($1, quote_literal(element)::tsquery)
            or strpos(element, '|') > 0 and is_sold($1, search_part($1, element))
            or exists (
              select from search_words as known
              where known.local_stem = each.stem and known.language = $1 and is_sold($1, quote_literal(known.word)::tsquery)) as is_whole,
          place = cardinality($2) and is_sold($1, (quote_literal(element) || ':*')::tsquery) as is_begun
        from unnest($2) with ordinality as typed_word (element, place),
          lateral (select search_stem($1, element) as stem) as each)
      select judged.word, judged.element, judged.says_nothing, judged.is_whole, judged.is_begun, likely.nearby, likely.shown,
        case when not judged.is_whole and not judged.is_begun and judged.word ~ '^[[:alpha:]]{6,30}$' then search_parted($1, judged.word) end
      from judged left join lateral (
        select array_agg(near.word order by likeness desc, near.word) as nearby,
          (array_agg(spelled order by likeness desc, near.word))[1] as shown
        from (
          select likely.word, spelled, similarity(likely.word, judged.word) as likeness
          from (
            select distinct on (known.word) known.word, spelled
            from search_words as known
            where known.nearby && one_letter_less(judged.word) and left(known.word, 1) = left(judged.word, 1)
              and known.language = $1
              and is_one_edit(known.word, judged.word) and is_sold($1, quote_literal(known.word)::tsquery)
            order by known.word) as likely
          -- A word of three letters is near to too many others to stand beside longer ones.
          order by char_length(likely.word) > 3 desc
          fetch first row with ties) as near) as likely
        on not judged.is_whole and char_length(judged.word) >= 4
      order by place;
    end $$`.execute(db)
}
