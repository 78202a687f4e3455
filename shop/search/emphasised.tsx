const WORDS = /([\p{L}\p{N}\p{M}]+)/u

/** A suggestion in which everything that was not typed yet stands out; one that was found by other words than its own is left as it is. */
export function Emphasised({ text, typed }: { text: string; typed: string }) {
  const known = plain(typed).match(new RegExp(WORDS, 'gu')) ?? []
  const parts = text.split(WORDS).map((part) => ({ part, taken: WORDS.test(part) ? typedLetters(part, known) : 0 }))
  if (parts.every(({ taken }) => taken === 0)) return text
  return parts.map(({ part, taken }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
    <span key={place}>
      {part.slice(0, taken)}
      {taken < part.length && <b className="font-semibold">{part.slice(taken)}</b>}
    </span>
  ))
}

/** How many of a word's first letters were typed. */
function typedLetters(word: string, typed: readonly string[]): number {
  const begun = typed.filter((start) => plain(word).startsWith(start))
  return Math.max(0, ...begun.map(({ length }) => length))
}

/** Without accents and case, letter for letter. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
