import { type Kysely, sql } from 'kysely'

/**
 * What the search looks into: each product's words, kept by the database whoever writes, the vocabulary against which misspelled words
 * are compared, and the synonyms of staff.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await foldWords(db)
  await keepDocuments(db)
  await keepVocabulary(db)
  await keepSynonyms(db)
  await readQueries(db)
  await compareWords(db)
}

/** Without accents, case and punctuation. Bodies in this form are bound when they are made: no search_path can turn them. */
async function foldWords(db: Kysely<unknown>): Promise<void> {
  // Declared immutable though unaccent() is not: its rules come with PostgreSQL and are never edited by the shop.
  await sql`
    create function search_text(written text) returns text language sql immutable strict parallel safe
    return trim(regexp_replace(lower(unaccent('unaccent'::regdictionary, written)), '[^[:alnum:]]+', ' ', 'g'))`.execute(
    db,
  )
  await sql`
    create text search dictionary shop_words (template = pg_catalog.simple, stopwords = english)`.execute(db)
  await sql`create text search configuration shop_words (copy = pg_catalog.simple)`.execute(db)
  await sql`
    alter text search configuration shop_words
    alter mapping for asciiword, word, numword with shop_words`.execute(db)
  // Stems find plurals; the words as they are find beginnings, which stems would lose ("chocolat" is no beginning of "chocol").
  await sql`
    create function search_words_of(written text) returns tsvector language sql immutable strict parallel safe
    return to_tsvector('english'::regconfig, search_text(written)) || to_tsvector('shop_words'::regconfig, search_text(written))`.execute(
    db,
  )
}

async function keepDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`alter table products drop column words, add column variant_names text not null default ''`.execute(db)
  await sql`
    update products set variant_names =
      coalesce((select string_agg(name, ', ' order by id) from variants where product_id = products.id and deleted_at is null), '')`.execute(
    db,
  )
  // The headline is what ranks: small enough to stay in the row, so that ranking many products reads nothing else.
  await sql`
    alter table products add column headline tsvector not null generated always as (
      setweight(search_words_of(title), 'A') || setweight(search_words_of(variant_names), 'B')) stored`.execute(db)
  // All words stand in the index alone: in the rows they would more than double what a search has to read. The cost tells the planner
  // never to compute them; and with a select in it the function stays one call, instead of many to be planned around each time.
  await sql`
    create function search_document(title text, variant_names text, description text) returns tsvector
    language sql immutable strict parallel safe cost 100000
    return (select search_words_of(title) || search_words_of(variant_names) || search_words_of(description))`.execute(
    db,
  )
  await sql`
    create index products_words on products using gin (search_document(title, variant_names, description))
    with (gin_pending_list_limit = 64) where deleted_at is null`.execute(db)

  // The products are locked first: only then does the next statement see the variants of whoever held them before.
  await sql`
    create function write_variant_names(ids bigint[]) returns void language plpgsql as $$
    begin
      perform from products where id = any (ids) order by id for no key update;
      update products set variant_names = fresh.names
      from (
        select product.id, coalesce(string_agg(name, ', ' order by variants.id), '') as names
        from products as product left join variants on product_id = product.id and variants.deleted_at is null
        where product.id = any (ids)
        group by product.id) as fresh
      where products.id = fresh.id and variant_names <> fresh.names;
    end $$`.execute(db)
  await sql`
    create function name_variants() returns trigger language plpgsql as $$
    begin
      if tg_level = 'ROW' then
        perform write_variant_names(array[old.product_id, new.product_id]);
      else
        perform write_variant_names(array(select distinct product_id from changed));
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger name_added after insert on variants referencing new table as changed
    for each statement execute function name_variants()`.execute(db)
  await sql`create trigger name_removed after delete on variants referencing old table as changed
    for each statement execute function name_variants()`.execute(db)
  // By row, so that the many changes of stock never come here.
  await sql`
    create trigger name_changed after update of name, deleted_at, product_id on variants for each row
    when (old.name <> new.name or old.product_id <> new.product_id or (old.deleted_at is null) <> (new.deleted_at is null))
    execute function name_variants()`.execute(db)
  // Also for bulk loads, which switch ordinary triggers off.
  for (const trigger of ['name_added', 'name_removed', 'name_changed'])
    await sql`alter table variants enable always trigger ${sql.id(trigger)}`.execute(db)
}

async function keepVocabulary(db: Kysely<unknown>): Promise<void> {
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

async function keepSynonyms(db: Kysely<unknown>): Promise<void> {
  await sql`create aggregate all_of (tsquery) (sfunc = tsquery_and, stype = tsquery, parallel = safe)`.execute(db)
  await sql`create aggregate any_of (tsquery) (sfunc = tsquery_or, stype = tsquery, parallel = safe)`.execute(db)
  // A word as it may stand in a product: its stem, itself, or its other number where the stemmer does not know the plural; null for one
  // that says nothing, such as "for".
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
  // By which a term is found whatever its accents and plurals.
  await sql`
    create function search_key(term text) returns text language sql immutable strict parallel safe
    return (
      select string_agg(coalesce((ts_lexize('english_stem', word))[1], word), ' ' order by place)
      from unnest(string_to_array(search_text(term), ' ')) with ordinality as each (word, place))`.execute(db)
  await sql`
    create function search_keys(terms text[]) returns text[] language sql immutable strict parallel safe
    return (select array_agg(search_key(term)) from unnest(terms) as term)`.execute(db)

  // Each row is a group of terms that mean the same to a shopper.
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

/**
 * From words to what is looked for in the documents of products. Each element of `typed` is a word, or several joined by `|` of which any may be
 * meant. Products must have `all_words`; how good they are is told by `any_word`. Both are null when the words say nothing. `to_check`
 * has the stems of words that are long enough to be misspelled (and are no synonyms), with nulls for the others.
 */
async function readQueries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_query(typed text[], out all_words tsquery, out any_word tsquery, out to_check text[])
    language plpgsql stable strict parallel safe as $$
    declare
      size constant integer := cardinality(typed);
      parts tsquery[];
      stems text[];
      beginning tsquery;
      sequences text[];
      starts integer[];
      ends integer[];
      same record;
      rest tsquery;
      phrases tsquery[] := '{}';
    begin
      for place in 1..size loop
        parts[place] := (select any_of(search_word(word)) from unnest(string_to_array(typed[place], '|')) as word);
        stems[place] := split_part(typed[place], '|', 1);
        stems[place] := coalesce((ts_lexize('english_stem', stems[place]))[1], stems[place]);
        if typed[place] ~ '^[[:alpha:]]{4,30}$' and parts[place] is not null then
          to_check[place] := stems[place];
        end if;
      end loop;
      -- The last word may not be finished yet. One that says nothing counts only when it stands alone.
      if (size > 1 and parts[size] is not null) or (size = 1 and char_length(typed[1]) > 1) then
        beginning := (quote_literal(split_part(typed[size], '|', 1)) || ':*')::tsquery;
        parts[size] := coalesce(parts[size] || beginning, beginning);
      end if;

      for start in 1..size loop
        for finish in start..least(start + 2, size) loop
          sequences := sequences || array_to_string(stems[start:finish], ' ');
          starts := starts || start;
          ends := ends || finish;
        end loop;
      end loop;
      -- Synonyms of single words come first, so that what stands around a synonym of several has them too.
      for same in
        select start, finish, any_of(means) as means
        from search_synonyms join unnest(sequences, starts, ends) as each (term, start, finish) on term = any (keys)
        where keys && sequences
        group by start, finish
        order by finish - start
      loop
        to_check[same.start:same.finish] := array_fill(null::text, array[same.finish - same.start + 1]);
        if same.start = same.finish then
          parts[same.start] := coalesce(parts[same.start] || same.means, same.means);
        else
          rest := (select all_of(parts[place]) from generate_series(1, size) as place where place not between same.start and same.finish);
          phrases := phrases || coalesce(same.means && rest, same.means);
        end if;
      end loop;
      all_words := (select any_of(way) from unnest((select all_of(part) from unnest(parts) as part) || phrases) as way);
      any_word := (select any_of(part) from unnest(parts || phrases) as part);
    end $$`.execute(db)
}

/**
 * Each word that somebody typed, and words of living products that it may have been meant to be, the likeliest first: those that are one
 * wrong, missing, additional or swapped letter away (looked up, not computed), and only when there are none those that share most of
 * their trigrams. A word of fewer than five letters is one letter away from too many others; one of them may have been typed with four.
 */
async function compareWords(db: Kysely<unknown>): Promise<void> {
  await sql`create type meant_word as (word text, is_whole boolean, is_begun boolean, nearby text[], shown text)`.execute(
    db,
  )
  await sql`
    create function is_sold(words tsquery) returns boolean language plpgsql stable strict as $$
    begin
      return exists (
        select from products where search_document(title, variant_names, description) @@ words and deleted_at is null);
    end $$`.execute(db)
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
