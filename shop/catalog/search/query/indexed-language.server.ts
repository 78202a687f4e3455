import { sql } from 'kysely'
import { ENGLISH } from './search-rules.server.ts'

/**
 * The language in which all products are indexed: a scalar query for the statements of searches. English rules apply
 * while products are indexed in another language.
 */
export const indexedLanguage = sql<string>`(select case when is_ready then language else ${sql.lit(ENGLISH)} end from search_index)`

/** Runs a search by the rules of a language. The result names the language in which all products are indexed. */
export type InLanguage = <Result extends { indexed: string }>(
  language: string,
  search: (language: string) => Promise<Result>,
) => Promise<Result>

/**
 * Returns a function that searches in a language, or in English if the products are not indexed in it. The last
 * known state is tried first; each statement verifies it, so a change takes effect at once in all processes.
 */
export function openIndexedLanguage(): InLanguage {
  let known = ENGLISH
  return async (language, search) => {
    for (;;) {
      const tried = language === known ? language : ENGLISH
      const result = await search(tried)
      known = result.indexed
      if (tried === (language === known ? language : ENGLISH)) return result
    }
  }
}
