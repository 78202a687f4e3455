import { sql } from 'kysely'
import { ENGLISH, type SearchedTexts } from './search-rules.server.ts'

/** The indexed texts. */
export interface Indexed {
  /** The language of the rules for the owner's texts: English while they are being indexed in another language. */
  language: string
  /** The further languages in which all products have a document. */
  translations: string[]
}

/** The indexed texts as JSON: a scalar query for the statements of searches. */
export const indexedTexts = sql<Indexed>`(
  select json_build_object(
    'language', case when is_ready then language else ${sql.lit(ENGLISH)} end,
    'translations', array(select search_languages.language from search_languages where search_languages.is_ready))
  from search_index)`

/** The languages of a search. */
export interface SearchLanguages {
  /** The language of the owner's texts. */
  owner: string
  /** The language into which they are translated for the request; undefined for the owner's texts. */
  translated: string | undefined
}

/** Runs a search in the indexed texts that fit a request best. The result names the indexed texts. */
export type InLanguage = <Result extends { indexed: Indexed }>(
  wanted: SearchLanguages,
  search: (texts: SearchedTexts) => Promise<Result>,
) => Promise<Result>

/**
 * Returns a function that searches in a language: in translations, otherwise in the owner's texts by the rules of their
 * language, otherwise by English rules. The last known state is tried first; each statement verifies it, so a change
 * takes effect at once in all processes.
 */
export function openIndexedLanguage(): InLanguage {
  let known: Indexed = { language: ENGLISH, translations: [] }
  return async (wanted, search) => {
    for (;;) {
      const tried = bestOf(known, wanted)
      const result = await search(tried)
      known = result.indexed
      const best = bestOf(known, wanted)
      if (best.language === tried.language && best.isTranslated === tried.isTranslated) return result
    }
  }
}

/** Returns whether all products are indexed in the texts. */
export const isIndexed = ({ language, translations }: Indexed, texts: SearchedTexts): boolean =>
  texts.isTranslated ? translations.includes(texts.language) : texts.language === language || texts.language === ENGLISH

function bestOf(indexed: Indexed, { owner, translated }: SearchLanguages): SearchedTexts {
  if (translated !== undefined && indexed.translations.includes(translated))
    return { language: translated, isTranslated: true }
  return { language: owner === indexed.language ? owner : ENGLISH, isTranslated: false }
}
