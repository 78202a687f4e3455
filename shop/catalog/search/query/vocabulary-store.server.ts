import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { rulesOf, type SearchedTexts, type SearchRules } from './search-rules.server.ts'

/** A typed word and its spelling in the shop. */
export interface SuggestedWord {
  word: string
  /**
   * The spellings to search: the typed word with its alternatives if products have it; two words for a compound; or
   * corrections, the most similar first. Empty if no word of the shop is similar.
   */
  spellings: string[]
  /** True if the search uses a word that was not typed. */
  isAltered: boolean
  /** The most likely spelling with accents, for display. */
  shown: string
  /** True if the shop has the word only in another spelling; false for a split compound. */
  isMisspelled: boolean
  /** True for a stop word such as "for", which is not searched. */
  isStopWord: boolean
}

interface JudgedWord {
  word: string
  /** The word with its alternatives, such as `moebel` for Möbel, joined by `|`. */
  element: string
  says_nothing: boolean
  /** True if products have the word, or it is a synonym or a stop word (such as "for"). */
  is_whole: boolean
  /** True if it is the last word and a prefix of a product word. */
  is_begun: boolean
  nearby: string[] | null
  shown: string | null
  /** The two words that may form it as a compound. */
  parted: string[] | null
}

const MOST_SPELLINGS = 10

/** Compares typed words with the vocabulary. */
export async function findSuggestedWords(db: Database, texts: SearchedTexts, typed: string): Promise<SuggestedWord[]> {
  const rules = rulesOf(texts)
  const { rows } = await sql<JudgedWord>`select * from ${rules.meant(sql`search_typed(${typed})`)}`.execute(db)
  const words = rows.map(suggestedWord)
  if (words.every(({ spellings }) => spellings.length > 0)) return words
  return joinWords(db, rules, words)
}

function suggestedWord({
  word,
  element,
  says_nothing: isStopWord,
  is_whole,
  is_begun,
  nearby,
  shown,
  parted,
}: JudgedWord): SuggestedWord {
  const known = is_whole || is_begun ? element.split('|') : []
  const isMisspelled = !parted && (nearby ?? []).length > 0
  const spellings = parted ? [...known, ...parted] : [...known, ...(nearby ?? [])].slice(0, MOST_SPELLINGS)
  const isAltered = isMisspelled || parted !== null
  return { word, spellings, isAltered, shown: (parted ? null : shown) ?? word, isMisspelled, isStopWord }
}

/** Joins an unknown word with an adjacent one if they may be one word: `tee pot` for a teapot. */
async function joinWords(db: Database, rules: SearchRules, words: readonly SuggestedWord[]): Promise<SuggestedWord[]> {
  const isUnknown = (place: number) => words[place]?.spellings.length === 0
  const places = words.slice(1).flatMap((_, place) => (isUnknown(place) || isUnknown(place + 1) ? [place] : []))
  const pairs = places.map((place) => `${words[place]?.word}${words[place + 1]?.word}`)
  if (pairs.length === 0) return [...words]
  const { rows } = await sql<JudgedWord>`select * from ${rules.meant(sql`${pairs}::text[]`)}`.execute(db)
  const joined: SuggestedWord[] = []
  for (let place = 0; place < words.length; place += 1) {
    const both = asOne(rows[places.indexOf(place)])
    joined.push(...(both ? [both] : words.slice(place, place + 1)))
    if (both) place += 1
  }
  return joined
}

/** Joins two words only if the result is at most one letter off; otherwise undefined. */
function asOne(pair: JudgedWord | undefined): SuggestedWord | undefined {
  if (!pair) return undefined
  const nearby = (pair.nearby ?? []).filter(({ length }) => Math.abs(length - pair.word.length) <= 1)
  const suggested = suggestedWord({ ...pair, is_begun: false, nearby, parted: null })
  return suggested.spellings.length > 0 ? suggested : undefined
}

/** Finds the largest set of words that products have in common. @returns their positions */
export async function findLargestMatch(
  db: Database,
  texts: SearchedTexts,
  words: readonly SuggestedWord[],
): Promise<number[]> {
  const elements = words.map(({ spellings }) => spellings.join('|'))
  const { rows } = await sql<{ places: number[] }>`
    select ${rulesOf(texts).most(sql`${elements}::text[]`)} as places`.execute(db)
  return (rows[0]?.places ?? []).map((place) => place - 1)
}
