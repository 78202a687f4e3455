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
    const foundByCode = await findByWords(db, { ...wanted, words: typed, isPartOfSku: true })
    if (foundByCode.match === 'full') return { ...foundByCode, ...asTyped }
  }

  const suggestedWords = await findSuggestedWords(db, texts, typed)
  const words = spellingsOf(suggestedWords)
  if (words.every((spellings) => spellings.length > 0) && suggestedWords.some(({ isAltered }) => isAltered)) {
    const corrected = await findByWords(db, { ...wanted, words })
    const isCorrected = found.match === 'none' && suggestedWords.some(({ isMisspelled }) => isMisspelled)
    if (corrected.match !== 'none')
      return { ...corrected, words, corrected: isCorrected ? textOf(suggestedWords) : null, leftOut: [] }
  }
  if (found.match !== 'none') return { ...(await findByWords(db, { ...wanted, words: typed })), ...asTyped }

  const places = suggestedWords.length > 1 ? await findLargestMatch(db, texts, suggestedWords) : []
  if (places.length === 0) return { ...found, ...asTyped }
  const usedWords = suggestedWords.filter((_, place) => places.includes(place))
  const leftOut = suggestedWords.filter((word) => !usedWords.includes(word) && !word.isStopWord).map(({ word }) => word)
  const fewer = await findByWords(db, { ...wanted, words: spellingsOf(usedWords) })
  return { ...fewer, words: spellingsOf(usedWords), corrected: textOf(usedWords), leftOut }
}

const spellingsOf = (words: readonly SuggestedWord[]) => words.map(({ spellings }) => spellings)
const textOf = (words: readonly SuggestedWord[]) => words.map(({ shown }) => shown).join(' ')
