import { type Kysely, sql } from 'kysely'

/** Above this number of words, adjacent words are not joined. */
const MOST_WORDS_JOINED = 12
/** Above this number of words, partial combinations are not tried. */
const MOST_WORDS_TRIED = 8
/** The maximum number of collections matched by title. A word that matches more is not selective. */
const MOST_COLLECTIONS = 100

/** The relations that have words by language, and the function of stems. */
interface WordsByLanguage {
  collections: string
  synonyms: string
  stem?: string
}

/** The words of the owner's texts in the language of the shop. */
const OF_OWNER: WordsByLanguage = { collections: 'collections', synonyms: 'search_synonyms' }

/** Creates `search_query(language, typed)`, which reads words as `search_query(typed)` does in English. */
export async function readQueriesInLanguage(db: Kysely<unknown>, words = OF_OWNER): Promise<void> {
  const synonyms = sql.table(words.synonyms)
  const stem = sql.id(words.stem ?? 'search_stem')
  await readParts(db, words)
  await sql`
    create or replace function search_query(
      language text, typed text[], out all_words tsquery, out any_word tsquery, out to_check text[], out whole_words tsquery,
      out whole_share real)
    language plpgsql stable strict parallel safe as $$
    declare
      size constant integer := cardinality(typed);
      word text;
      part tsquery;
      beginning tsquery;
      parts tsquery[];
      stems text[];
      sequences text[];
      starts integer[];
      ends integer[];
      same record;
      joined text[] := '{}';
      rest tsquery;
      phrases tsquery[] := '{}';
    begin
      for place in 1..size loop
        part := search_part(language, typed[place]);
        parts[place] := part;
        word := split_part(typed[place], '|', 1);
        stems[place] := coalesce(${stem}(language, word), word);
        if part is not null and typed[place] ~ '^[[:alpha:]]{4,30}$' then
          to_check[place] := stems[place];
        end if;
      end loop;
      -- The last word may not be finished yet. One that says nothing counts only when it stands alone.
      if (size > 1 and parts[size] is not null) or (size = 1 and char_length(typed[1]) > 1) then
        beginning := search_with_collections(language, search_beginning(language, typed[size]));
        parts[size] := coalesce(parts[size] || beginning, beginning);
      end if;

      for start in 1..size loop
        for finish in start..least(start + 2, size) loop
          sequences := sequences || array_to_string(stems[start:finish], ' ');
          starts := starts || start;
          ends := ends || finish;
        end loop;
      end loop;
      if exists (select from ${synonyms} where local_keys && sequences and search_language = language) then
        -- Synonyms of single words come first, so that what stands around a synonym of several has them too.
        for same in
          select start, finish, search_with_collections(language, any_of(local_means)) as means
          from ${synonyms} join unnest(sequences, starts, ends) as each (term, start, finish) on term = any (local_keys)
          where local_keys && sequences and search_language = language
          group by start, finish
          order by finish - start
        loop
          to_check[same.start:same.finish] := array_fill(null::text, array[same.finish - same.start + 1]);
          if same.start = same.finish then
            parts[same.start] := coalesce(parts[same.start] || same.means, same.means);
          else
            rest := (select all_of(parts[place]) from generate_series(1, size) as place where place not between same.start and same.finish);
            phrases := phrases || coalesce(same.means && rest, same.means);
            whole_words := coalesce(whole_words || same.means, same.means);
          end if;
        end loop;
      end if;
      for place in 1..least(size, ${sql.lit(MOST_WORDS_JOINED)}) - 1 loop
        word := typed[place] || typed[place + 1];
        joined := joined || case when word ~ '^[[:alpha:]]{4,30}$' then coalesce(${stem}(language, word), word) end;
        -- Short parts of a code, such as "cr 2032", may be written as one.
        word := split_part(typed[place], '|', 1) || split_part(typed[place + 1], '|', 1);
        if word ~ '^[[:alnum:]]{4,12}$' and word ~ '[0-9]' then
          rest := (select all_of(parts[other]) from generate_series(1, size) as other where other not between place and place + 1);
          phrases := phrases || coalesce(quote_literal(word)::tsquery && rest, quote_literal(word)::tsquery);
        end if;
      end loop;
      if exists (select from search_words as known where known.local_stem = any (joined) and known.language = search_query.language) then
        for place in 1..cardinality(joined) loop
          continue when not exists (
            select from search_words as known where known.local_stem = joined[place] and known.language = search_query.language);
          to_check[place:place + 1] := array_fill(null::text, array[2]);
          part := search_with_collections(language, search_word(language, typed[place] || typed[place + 1]));
          rest := (select all_of(parts[other]) from generate_series(1, size) as other where other not between place and place + 1);
          phrases := phrases || coalesce(part && rest, part);
          whole_words := coalesce(whole_words || part, part);
        end loop;
      end if;
      for place in 1..coalesce(array_upper(parts, 1), 0) loop
        all_words := coalesce(all_words && parts[place], all_words, parts[place]);
        any_word := coalesce(any_word || parts[place], any_word, parts[place]);
      end loop;
      foreach part in array phrases loop
        all_words := coalesce(all_words || part, part);
        any_word := coalesce(any_word || part, part);
      end loop;
      if whole_words is not null then
        whole_share := search_size(whole_words) / search_size(any_word);
      end if;
    end $$`.execute(db)
  await findMostInLanguage(db, words)
}

/** Defines the query of one typed element, of the last element as a prefix, and with collection titles. */
async function readParts(db: Kysely<unknown>, { collections }: WordsByLanguage): Promise<void> {
  await sql`
    create or replace function search_with_collections(language text, words tsquery) returns tsquery language plpgsql stable strict parallel safe as $$
    declare
      titled constant bigint[] := (
        select array_agg(id) from ${sql.table(collections)}
        where local_title_words @@ words and search_language = search_with_collections.language and is_public);
      keys tsquery;
    begin
      -- Most words stand in none.
      if titled is null then return words; end if;
      with recursive shown (id, rule, depth) as (
        select id, rule, depth from collections where id = any (titled)
        union
        select inner_one.id, inner_one.rule, inner_one.depth
        from collections as inner_one join shown on inner_one.parent_id = shown.id where inner_one.is_public)
      select string_agg(quote_literal('=c' || id), '|')::tsquery into keys
      from (select id from shown where rule is null order by depth, id limit ${sql.lit(MOST_COLLECTIONS)}) as first;
      return coalesce(words || keys, words);
    end $$`.execute(db)
  await sql`
    create or replace function search_part(language text, element text) returns tsquery language plpgsql stable strict parallel safe as $$
    declare
      spelling text;
      each tsquery;
      part tsquery;
    begin
      foreach spelling in array string_to_array(element, '|') loop
        each := case
          when left(spelling, 1) = '=' then quote_literal(spelling)::tsquery
          when strpos(spelling, ' ') > 0 then search_term(language, spelling)
          else search_word(language, spelling) end;
        part := coalesce(part || each, part, each);
      end loop;
      return search_with_collections(language, part);
    end $$`.execute(db)
  await sql`
    create or replace function search_beginning(language text, element text) returns tsquery language plpgsql stable strict parallel safe as $$
    declare
      spelling constant text := split_part(element, '|', 1);
      parts constant text[] := string_to_array(spelling, ' ');
      beginning tsquery := (quote_literal(parts[cardinality(parts)]) || ':*')::tsquery;
    begin
      if cardinality(parts) = 1 then return beginning; end if;
      if split_part(element, '|', 2) <> array_to_string(parts, '') then return (quote_literal(spelling) || ':*')::tsquery; end if;
      return (select all_of(search_word(language, part)) from unnest(parts[:cardinality(parts) - 1]) as part) && beginning
        || (quote_literal(split_part(element, '|', 2)) || ':*')::tsquery;
    end $$`.execute(db)
}

/** Returns the positions of the largest set of words that products have in common, as `search_most(elements)`. */
async function findMostInLanguage(db: Kysely<unknown>, { synonyms }: WordsByLanguage): Promise<void> {
  await sql`
    create or replace function search_most(language text, elements text[]) returns integer[] language plpgsql stable strict as $$
    declare
      parts tsquery[];
      places integer[] := '{}';
      together tsquery;
      taken integer[];
      best integer[] := '{}';
    begin
      for place in 1..cardinality(elements) loop
        parts[place] := search_part(language, elements[place]);
        parts[place] := coalesce(
          parts[place] || (
            select any_of(local_means) from ${sql.table(synonyms)}
            where local_keys @> array[search_key(language, split_part(elements[place], '|', 1))] and search_language = language),
          parts[place]);
        if parts[place] is not null and elements[place] <> '' and cardinality(places) < ${sql.lit(MOST_WORDS_TRIED)} then
          places := places || place;
        end if;
      end loop;
      for start in 1..cardinality(places) loop
        taken := array[places[start]];
        together := parts[places[start]];
        for other in 1..cardinality(places) loop
          if other <> start and is_sold(language, together && parts[places[other]]) then
            taken := taken || places[other];
            together := together && parts[places[other]];
          end if;
        end loop;
        if cardinality(taken) > cardinality(best) then best := taken; end if;
        exit when cardinality(best) >= cardinality(places) - 1;
      end loop;
      return array(select unnest(best) order by 1);
    end $$`.execute(db)
}
