import type { Database } from '../../../server/db/open.ts'
import { findByWords, type SearchCriteria, type SearchHits, type Words } from './search-store.server.ts'
import { findMeantWords, type MeantWord } from './vocabulary-store.server.ts'

interface LookedFor extends SearchHits {
  /** What was looked for in the end. */
  words: Words
  /** The words that were probably meant, for people; they find something. Null when nothing was wrong with those that were typed. */
  corrected: string | null
}

/** Looking for something else costs a statement each; after so many, nothing is offered. */
const MOST_OFFERS = 3

/**
 * Finds what somebody typed. Most searches end with the first statement: only when nothing has the words as they stand, or not
 * wholly, are they compared with the words of the shop.
 */
export async function searchProducts(
  db: Database,
  typed: string,
  wanted: Omit<SearchCriteria, 'words'>,
): Promise<LookedFor> {
  const found = await findByWords(db, { ...wanted, words: typed, unlessPrefix: true })
  if (found.match === 'full') return { ...found, words: typed, corrected: null }

  const parted = unitsParted(typed)
  if (found.match === 'none' && parted !== typed) {
    const measured = await findByWords(db, { ...wanted, words: parted })
    if (measured.match !== 'none') return { ...measured, words: parted, corrected: null }
  }

  const meant = await findMeantWords(db, typed)
  const words = meant.map(({ spellings }) => spellings)
  if (words.every((spellings) => spellings.length > 0) && meant.some(isSpelledOtherwise)) {
    const corrected = await findByWords(db, { ...wanted, words })
    if (corrected.match !== 'none')
      return { ...corrected, words, corrected: found.match === 'none' ? textOf(meant) : null }
  }
  if (found.match === 'none') return { ...found, words: typed, corrected: await closestWords(db, meant) }
  return { ...(await findByWords(db, { ...wanted, words: typed })), words: typed, corrected: null }
}

/** Numbers apart from their units and from each other: "250g" and "50x70cm" as titles write them, "250 g" and "50 × 70 cm". */
const unitsParted = (typed: string) => typed.replace(/(?<=\d)[x×](?=\d)|(?<=\d)(?=\p{L})/giu, ' ')

const isSpelledOtherwise = ({ word, spellings }: MeantWord) => spellings.some((spelling) => spelling !== word)

/** When the words are not to be had together: those of them that are known or nearly known, or the most telling one. */
async function closestWords(db: Database, meant: readonly MeantWord[]): Promise<string | null> {
  const possible = meant.filter(({ spellings }) => spellings.length > 0)
  const single = possible.toSorted((one, other) => other.shown.length - one.shown.length).map((word) => [word])
  const offers = [possible, ...single].filter((offer) => offer.length > 0 && offer.length < meant.length)
  for (const offer of offers.slice(0, MOST_OFFERS)) {
    const words = offer.map(({ spellings }) => spellings.slice(0, 1))
    const { match } = await findByWords(db, { words, paging: { page: 1, size: 1 }, unlessPrefix: true })
    if (match !== 'none') return textOf(offer)
  }
  return null
}

const textOf = (words: readonly MeantWord[]) => words.map(({ shown }) => shown).join(' ')
