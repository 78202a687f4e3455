const MOST_LETTERS = 60
const MOST_WORDS = 6

/**
 * What nobody wants to find in a list of a shop's staff: addresses of people and of pages, and digits enough for a telephone, an account, a card or an
 * order. What is left may still be a name; that is why the list has neither who nor when, and is forgotten.
 */
const PRIVATE = /@|:\/\/|\p{L}\.\p{L}{2}|\d{5}|(\d\D*){7}/u

/** Tells whether words that nothing has may be counted: short ones that look like the name of a thing. */
export function isCountable(typed: string): boolean {
  const words = typed.trim()
  return (
    words.length <= MOST_LETTERS &&
    words.split(/\s+/).length <= MOST_WORDS &&
    (words.match(/\p{L}/gu)?.length ?? 0) >= 2 &&
    !PRIVATE.test(words)
  )
}
