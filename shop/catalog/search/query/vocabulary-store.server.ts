import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'

/** A word that somebody typed, and how the shop would spell it. */
export interface MeantWord {
  word: string
  /**
   * What to look for: the word as typed with its alternatives if products have it; the two words that the
   * shop writes for it; or words of public
   * products that it may be a misspelling of, the most similar first. None when it is like no word of the shop.
   */
  spellings: string[]
  /** Whether a word that was not typed is looked for. */
  isOtherwise: boolean
  /** The likeliest with its accents, for people. */
  shown: string
  /** Whether the shop has it only in another spelling; a word in two parts is none. */
  isMisspelled: boolean
  /** Such as "for": nothing is looked up for it. */
  saysNothing: boolean
}

interface JudgedWord {
  word: string
  /** The word with its alternatives, such as `moebel` for Möbel, joined by `|`. */
  element: string
  says_nothing: boolean
  /** Products have it, or it is a synonym, or it says nothing (such as "for"). */
  is_whole: boolean
  /** It is the last one, and the beginning of a word that products have. */
  is_begun: boolean
  nearby: string[] | null
  shown: string | null
  /** The words that it may be put together of. */
  parted: string[] | null
}

const MOST_SPELLINGS = 10

/** Compares what somebody typed with the words of the shop. */
export async function findMeantWords(db: Database, typed: string): Promise<MeantWord[]> {
  const { rows } = await sql<JudgedWord>`select * from search_meant(search_typed(${typed}))`.execute(db)
  const words = rows.map(meantWord)
  if (words.every(({ spellings }) => spellings.length > 0)) return words
  return joinWords(db, words)
}

function meantWord({
  word,
  element,
  says_nothing: saysNothing,
  is_whole,
  is_begun,
  nearby,
  shown,
  parted,
}: JudgedWord): MeantWord {
  const known = is_whole || is_begun ? element.split('|') : []
  const isMisspelled = !parted && (nearby ?? []).length > 0
  const spellings = parted ? [...known, ...parted] : [...known, ...(nearby ?? [])].slice(0, MOST_SPELLINGS)
  const isOtherwise = isMisspelled || parted !== null
  return { word, spellings, isOtherwise, shown: (parted ? null : shown) ?? word, isMisspelled, saysNothing }
}

/** Takes a word that is like none and one beside it for the one word that they may have been meant to be: `tee pot` for a teapot. */
async function joinWords(db: Database, words: readonly MeantWord[]): Promise<MeantWord[]> {
  const isUnlike = (place: number) => words[place]?.spellings.length === 0
  const places = words.slice(1).flatMap((_, place) => (isUnlike(place) || isUnlike(place + 1) ? [place] : []))
  const pairs = places.map((place) => `${words[place]?.word}${words[place + 1]?.word}`)
  if (pairs.length === 0) return [...words]
  const { rows } = await sql<JudgedWord>`select * from search_meant(${pairs}::text[])`.execute(db)
  const joined: MeantWord[] = []
  for (let place = 0; place < words.length; place += 1) {
    const both = asOne(rows[places.indexOf(place)])
    joined.push(...(both ? [both] : words.slice(place, place + 1)))
    if (both) place += 1
  }
  return joined
}

/** Takes two words for one only if that is at most a letter away; undefined when it is like none. */
function asOne(pair: JudgedWord | undefined): MeantWord | undefined {
  if (!pair) return undefined
  const nearby = (pair.nearby ?? []).filter(({ length }) => Math.abs(length - pair.word.length) <= 1)
  const meant = meantWord({ ...pair, is_begun: false, nearby, parted: null })
  return meant.spellings.length > 0 ? meant : undefined
}

/** Finds which of the words products have together, the most of them. @returns their places */
export async function findMostTogether(db: Database, words: readonly MeantWord[]): Promise<number[]> {
  const elements = words.map(({ spellings }) => spellings.join('|'))
  const { rows } = await sql<{ places: number[] }>`select search_most(${elements}::text[]) as places`.execute(db)
  return (rows[0]?.places ?? []).map((place) => place - 1)
}
