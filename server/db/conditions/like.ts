import { type RawBuilder, sql } from 'kysely'

/** Returns text for a `like` pattern, with its wildcards escaped. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** An index of trigrams finds no shorter parts, and they are in nearly every row. */
const MIN_PART_LENGTH = 3

/**
 * Returns the condition that a text contains the typed words, in any case. Fewer than three characters match only the
 * beginning of a word.
 * @param text an expression in lower case that has an index of trigrams
 */
export function containsText(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const part = escapeLike(typed.toLowerCase())
  return [...typed].length < MIN_PART_LENGTH
    ? sql<boolean>`(${text} like ${`${part}%`} or ${text} like ${`% ${part}%`})`
    : sql<boolean>`${text} like ${`%${part}%`}`
}
