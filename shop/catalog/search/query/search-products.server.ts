import type { Database } from '../../../../server/db/open.ts'
import { isIndexed } from './indexed-language.server.ts'
import { ENGLISH } from './search-rules.server.ts'
import { findByWords, type SearchCriteria, type SearchHits, type Words } from './search-store.server.ts'
import { mayBePartOfSku } from './variant-codes.server.ts'
import { findLargestMatch, findSuggestedWords, type SuggestedWord } from './vocabulary-store.server.ts'

interface SearchResult extends SearchHits {
  /** The words that were finally searched. */
  words: Words
  /** The corrected words for display; null without a correction. */
  corrected: string | null
  /** Typed words that no product has together with the searched ones. */
  leftOut: string[]
}

/**
 * Searches for typed words. Most searches need one statement. If no product has the words, or only as prefixes, they
 * are compared with the vocabulary. If no product has all words, products with most of them are found.
 */
export async function searchProducts(
  db: Database,
  typed: string,
  wanted: Omit<SearchCriteria, 'words'>,
): Promise<SearchResult> {
  const { language = ENGLISH, isTranslated = false } = wanted
  const texts = { language, isTranslated }
  const found = await findByWords(db, { ...wanted, words: typed, unlessPrefix: true })
  const asTyped = { words: typed, corrected: null, leftOut: [] }
  // The caller searches again in the indexed texts.
  if (!isIndexed(found.indexed, texts)) return { ...found, ...asTyped }
  // Words that pages have are not corrected.
  if (found.match === 'full' || (found.match === 'none' && found.pages.length > 0)) return { ...found, ...asTyped }
  if (found.match === 'none' && mayBePartOfSku(typed)) {
    const coded = await findByWords(db, { ...wanted, words: typed, isPartOfSku: true })
    if (coded.match === 'full') return { ...coded, ...asTyped }
  }

  const meant = await findSuggestedWords(db, texts, typed)
  const words = spellingsOf(meant)
  if (words.every((spellings) => spellings.length > 0) && meant.some(({ isOtherwise }) => isOtherwise)) {
    const corrected = await findByWords(db, { ...wanted, words })
    const isCorrected = found.match === 'none' && meant.some(({ isMisspelled }) => isMisspelled)
    if (corrected.match !== 'none')
      return { ...corrected, words, corrected: isCorrected ? textOf(meant) : null, leftOut: [] }
  }
  if (found.match !== 'none') return { ...(await findByWords(db, { ...wanted, words: typed })), ...asTyped }

  const places = meant.length > 1 ? await findLargestMatch(db, texts, meant) : []
  if (places.length === 0) return { ...found, ...asTyped }
  const kept = meant.filter((_, place) => places.includes(place))
  const leftOut = meant.filter((word) => !kept.includes(word) && !word.isStopWord).map(({ word }) => word)
  const fewer = await findByWords(db, { ...wanted, words: spellingsOf(kept) })
  return { ...fewer, words: spellingsOf(kept), corrected: textOf(kept), leftOut }
}

const spellingsOf = (words: readonly SuggestedWord[]) => words.map(({ spellings }) => spellings)
const textOf = (words: readonly SuggestedWord[]) => words.map(({ shown }) => shown).join(' ')
