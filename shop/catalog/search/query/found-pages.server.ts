import { type RawBuilder, sql } from 'kysely'
import type { SearchRules } from './search-rules.server.ts'

export interface FoundPage {
  slug: string
  title: string
}

const MOST_PAGES = 3

/** All words of the search; for words that are stop words in products, such as "about us", the words themselves. */
const allWords = (words: RawBuilder<string[]>) => sql`coalesce(
  (select all_words from asked),
  (select all_of(quote_literal(split_part(word, '|', 1))::tsquery) from unnest(${words}) as word where word <> ''))`

/**
 * Selects published pages that have all words of the search in their titles or, if no product has the words, in their
 * texts. Returns JSON next to `found`.
 * @param words as `search_query` takes them
 */
export const foundPages = (
  { pages, pageTitle, pageWords, isPageIndexed }: SearchRules,
  words: RawBuilder<string[]>,
) => sql`(
  select coalesce(json_agg(json_build_object('slug', slug, 'title', title) order by is_titled desc, worth desc, place), '[]')
  from (
    select slug, ${pageTitle} as title, position as place, ts_filter(${pageWords}, '{a}') @@ wanted as is_titled, ts_rank(${pageWords}, wanted) as worth
    from (select ${allWords(words)} as wanted) as these, ${pages}
    where state = 'published' and ${pageWords} @@ wanted and ${isPageIndexed}
      and (ts_filter(${pageWords}, '{a}') @@ wanted or not exists (select from found))
    order by is_titled desc, worth desc, place
    limit ${sql.lit(MOST_PAGES)}) as first)`
