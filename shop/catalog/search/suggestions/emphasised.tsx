import { foldText } from '../../../../lib/texts/fold-text.ts'

const WORDS = /([\p{L}\p{N}\p{M}]+)/u

/** A suggestion with the part that was not typed yet emphasised. Unchanged if it does not contain the typed words. */
export function Emphasised({ text, typed }: { text: string; typed: string }) {
  const known = foldText(typed).match(new RegExp(WORDS, 'gu')) ?? []
  const parts = text.split(WORDS).map((part) => {
    // Text between words is not emphasised.
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

/** Returns how many first letters of a word were typed. */
function typedLetters(word: string, typed: readonly string[]): number {
  const begun = typed.filter((start) => foldText(word).startsWith(start))
  return Math.max(0, ...begun.map(({ length }) => length))
}
