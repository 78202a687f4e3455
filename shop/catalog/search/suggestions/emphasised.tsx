const WORDS = /([\p{L}\p{N}\p{M}]+)/u

/** A suggestion in which everything that was not typed yet stands out; one that was found by other words than its own is left as it is. */
export function Emphasised({ text, typed }: { text: string; typed: string }) {
  const known = plain(typed).match(new RegExp(WORDS, 'gu')) ?? []
  const parts = text.split(WORDS).map((part) => {
    // What stands between words is no news.
    const taken = WORDS.test(part) ? typedLetters(part, known) : part.length
    return { old: part.slice(0, taken), added: part.slice(taken) }
  })
  if (!parts.some(({ old }) => WORDS.test(old))) return text
  return parts.map(({ old, added }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
    <span key={place}>
      {old}
      {added && <b className="font-semibold">{added}</b>}
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
