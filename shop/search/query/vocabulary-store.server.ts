import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'

/** A word that somebody typed, and how the shop would spell it. */
export interface MeantWord {
  word: string
  /**
   * What to look for: the word itself if it is whole or may be going on to be; then words of living products that it may have been
   * meant to be, the likeliest first. None when it is like no word of the shop.
   */
  spellings: string[]
  /** The likeliest with its accents, for people. */
  shown: string
}

interface JudgedWord {
  word: string
  /** Products have it, or it is a synonym, or it says nothing (such as "for"). */
  is_whole: boolean
  /** It is the last one, and the beginning of a word that products have. */
  is_begun: boolean
  nearby: string[] | null
  shown: string | null
}

const MOST_SPELLINGS = 10

/** Compares what somebody typed with the words of the shop. */
export async function findMeantWords(db: Database, typed: string): Promise<MeantWord[]> {
  const { rows } = await sql<JudgedWord>`
    select * from search_meant(string_to_array(search_text(${typed}), ' '))`.execute(db)
  return rows.map(({ word, is_whole, is_begun, nearby, shown }) => ({
    word,
    spellings: [...(is_whole || is_begun ? [word] : []), ...(nearby ?? [])].slice(0, MOST_SPELLINGS),
    shown: shown ?? word,
  }))
}
