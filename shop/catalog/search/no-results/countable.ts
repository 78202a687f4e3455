const MOST_LETTERS = 60
const MOST_WORDS = 6

/**
 * Personal data: addresses of people and pages, and numbers long enough to be a phone, account, card or order number.
 * The rest may still be a name, so the list stores neither the person nor the time and is deleted regularly.
 */
const PRIVATE = /@|:\/\/|\p{L}\.\p{L}{2}|\d{5}|(\d\D*){7}/u

/** Returns whether a search without results is recorded: short words that look like a product name. */
export function isCountable(typed: string): boolean {
  const words = typed.trim()
  return (
    words.length <= MOST_LETTERS &&
    words.split(/\s+/).length <= MOST_WORDS &&
    (words.match(/\p{L}/gu)?.length ?? 0) >= 2 &&
    !PRIVATE.test(words)
  )
}
