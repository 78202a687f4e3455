import { type Kysely, sql } from 'kysely'

/**
 * From words to what is looked for in the documents of products. Each element of `typed` is a word, or several joined by `|` of which any may be
 * meant. Products must have `all_words`; how good they are is told by `any_word`. Both are null when the words say nothing. `to_check`
 * has the stems of words that are long enough to be misspelled (and are no synonyms), with nulls for the others.
 */
export async function readQueries(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function search_query(typed text[], out all_words tsquery, out any_word tsquery, out to_check text[])
    language plpgsql stable strict parallel safe as $$
    declare
      size constant integer := cardinality(typed);
      spelling text;
      word text;
      part tsquery;
      beginning tsquery;
      parts tsquery[];
      stems text[];
      sequences text[];
      starts integer[];
      ends integer[];
      same record;
      rest tsquery;
      phrases tsquery[] := '{}';
    begin
      for place in 1..size loop
        part := null;
        foreach spelling in array string_to_array(typed[place], '|') loop
          part := coalesce(part || search_word(spelling), part, search_word(spelling));
        end loop;
        parts[place] := part;
        word := split_part(typed[place], '|', 1);
        stems[place] := coalesce((ts_lexize('english_stem', word))[1], word);
        if part is not null and typed[place] ~ '^[[:alpha:]]{4,30}$' then
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
      if exists (select from search_synonyms where keys && sequences) then
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
      end if;
      for place in 1..coalesce(array_upper(parts, 1), 0) loop
        all_words := coalesce(all_words && parts[place], all_words, parts[place]);
        any_word := coalesce(any_word || parts[place], any_word, parts[place]);
      end loop;
      foreach part in array phrases loop
        all_words := coalesce(all_words || part, part);
        any_word := coalesce(any_word || part, part);
      end loop;
    end $$`.execute(db)
}
