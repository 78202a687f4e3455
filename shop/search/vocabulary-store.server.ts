import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'

/** A word that somebody typed, and how the shop would spell it. */
export interface MeantWord {
  /** Whether products have it as it was typed, or it says nothing, such as "for". */
  isWhole: boolean
  /**
   * What to look for: the word itself if it is whole or may be going on to be; then words of living products that it may have been
   * meant to be, the likeliest first. None when it is like no word of the shop.
   */
  spellings: string[]
  /** The likeliest with its accents, for people. */
  shown: string
}

/** Shorter words are one letter away from too many others; a word of this length may have been typed without one of its letters. */
const LEAST_LETTERS = 5
const MOST_SPELLINGS = 10

/** With more than one wrong letter a word must be long, and still alike, before it is taken for another. */
const LONG = 6
const ALIKE = 0.45

/**
 * Compares what somebody typed with the words of the shop: first with those that are one wrong, missing, additional or swapped letter
 * away (looked up, not computed), and only when there are none with those that share most of their trigrams.
 */
export async function findMeantWords(db: Database, typed: string): Promise<MeantWord[]> {
  const { rows } = await sql<JudgedWord>`
    with judged as (
      select word, place,
        stem is null
          or exists (select from search_synonyms where keys @> array[stem])
          or exists (
            select from products where words @@ quote_literal(word)::tsquery and deleted_at is null)
          or exists (
            select from search_words where search_words.stem = each.stem and exists (
              select from products where words @@ quote_literal(search_words.word)::tsquery and deleted_at is null)) as is_whole,
        place = size and exists (
          select from products where words @@ (quote_literal(word) || ':*')::tsquery and deleted_at is null) as is_begun
      from string_to_array(search_text(${typed}), ' ') as typed, cardinality(typed) as size,
        unnest(typed) with ordinality as word (word, place), 
        lateral (select (ts_lexize('english_stem', word))[1] as stem) as each)
    select judged.word, is_whole, is_begun, nearby, shown
    from judged left join lateral (
      select array_agg(word order by likeness desc, word) as nearby, (array_agg(spelled order by likeness desc, word))[1] as shown
      from (
        select word, spelled, similarity(word, judged.word) as likeness
        from (
          select distinct on (word) word, spelled, is_near
          from (
            select word, spelled, true as is_near from search_words
            where nearby && one_letter_less(judged.word) and greatest(char_length(word), char_length(judged.word)) >= ${LEAST_LETTERS}
            union all
            select word, spelled, false from search_words
            where char_length(judged.word) >= ${LONG} and word % judged.word and similarity(word, judged.word) >= ${ALIKE}) as candidate
          where exists (select from products where words @@ quote_literal(candidate.word)::tsquery and deleted_at is null)
          order by word, is_near desc) as living
        order by is_near desc
        fetch first row with ties) as likeliest
      ) as found
      on not is_whole and char_length(judged.word) >= ${LEAST_LETTERS - 1}
    order by place`.execute(db)
  return rows.map(({ word, is_whole, is_begun, nearby, shown }) => ({
    isWhole: is_whole,
    spellings: [...(is_whole || is_begun ? [word] : []), ...(nearby ?? [])].slice(0, MOST_SPELLINGS),
    shown: (is_whole ? undefined : shown) ?? word,
  }))
}

interface JudgedWord {
  word: string
  is_whole: boolean
  is_begun: boolean
  nearby: string[] | null
  shown: string | null
}
