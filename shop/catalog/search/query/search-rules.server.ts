import { type RawBuilder, sql } from 'kysely'

/**
 * The expressions of a search by the rules of one language. English has the columns and functions of the first
 * releases; the other languages have the same with a language.
 */
export interface SearchRules {
  language: string
  /** The row of queries for an array of words. */
  query: (words: RawBuilder<string[]>) => RawBuilder<unknown>
  /** The vocabulary compared with an array of words. */
  meant: (words: RawBuilder<string[]>) => RawBuilder<unknown>
  /** The positions of the largest set of words that products have in common. */
  most: (elements: RawBuilder<string[]>) => RawBuilder<unknown>
  /** True for products that have all words of `asked`. A condition by value makes the planner use the index. */
  hasWords: RawBuilder<unknown>
  /** The column of products with the words for ranking. */
  headline: RawBuilder<unknown>
  /** The index words of a text. */
  wordsOf: (text: RawBuilder<unknown>) => RawBuilder<unknown>
  /** The words of the vocabulary with a stem. */
  isStem: (stem: RawBuilder<unknown>) => RawBuilder<unknown>
  /** The words of a content page. */
  pageWords: RawBuilder<unknown>
  /** True for content pages that are indexed in the language. */
  isPageIndexed: RawBuilder<unknown>
}

/** The rules of a search without a language, and while the products are not yet indexed in another one. */
export const ENGLISH = 'en'

const english: SearchRules = {
  language: ENGLISH,
  query: (words) => sql`search_query(${words})`,
  meant: (words) => sql`search_meant(${words})`,
  most: (elements) => sql`search_most(${elements})`,
  hasWords: sql`search_document(title, variant_names, description, facts, collection_keys, maker || ' ' || model) @@ (select all_words from asked)`,
  headline: sql`headline`,
  wordsOf: (text) => sql`search_words_of(${text})`,
  isStem: (stem) => sql`stem = ${stem}`,
  pageWords: sql`words`,
  isPageIndexed: sql`true`,
}

/** Returns the expressions of a language. */
export function rulesOf(language: string): SearchRules {
  if (language === ENGLISH) return english
  const name = sql`${language}::text`
  return {
    language,
    query: (words) => sql`search_query(${name}, ${words})`,
    meant: (words) => sql`search_meant(${name}, ${words})`,
    most: (elements) => sql`search_most(${name}, ${elements})`,
    hasWords: sql`search_document(search_language, title, variant_names, description, facts, collection_keys, maker || ' ' || model)
      @@ (select all_words from asked) and search_language = ${name}`,
    headline: sql`local_headline`,
    wordsOf: (text) => sql`search_words_of(${name}, ${text})`,
    isStem: (stem) => sql`local_stem = ${stem} and language = ${name}`,
    pageWords: sql`local_words`,
    isPageIndexed: sql`search_language = ${name}`,
  }
}
