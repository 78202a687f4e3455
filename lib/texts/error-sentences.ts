import { currentLocale } from './current-formats.ts'
import { currentLanguage } from './current-language.ts'
import type { Language } from './languages.ts'

interface Sentences {
  /** By English sentence. */
  whole: ReadonlyMap<string, string>
  /** Sentences with values, the longest first, so that a general one does not match before a special one. */
  withValues: readonly { parts: readonly string[]; sentence: string }[]
}

const translations = new Map<Language, Sentences>()

const VALUE = '{}'

/** Characters. Longer sentences contain long input and stay English. */
const MAX_SENTENCE = 500

/**
 * Adds the error sentences of a language. Called once for each language.
 * @param sentences by English sentence; `{}` marks a value, which the translation names by its position: `{0}`
 */
export function addSentences(language: Language, sentences: Readonly<Record<string, string>>): void {
  const entries = Object.entries(sentences)
  const withValues = entries
    .filter(([english]) => english.includes(VALUE))
    .sort(([one], [other]) => other.length - one.length)
    .map(([english, sentence]) => ({ parts: english.split(VALUE), sentence }))
  translations.set(language, { whole: new Map(entries), withValues })
}

/**
 * Returns the values between the parts of a sentence, each as short as possible; undefined if a part is missing. Takes
 * linear time, because sentences contain input of visitors.
 */
function valuesBetween(parts: readonly string[], sentence: string): string[] | undefined {
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  const end = sentence.length - last.length
  if (first.length > end || !sentence.startsWith(first) || !sentence.endsWith(last)) return undefined
  const values: string[] = []
  let from = first.length
  for (const part of parts.slice(1, -1)) {
    const at = sentence.indexOf(part, from)
    if (at < 0 || at + part.length > end) return undefined
    values.push(sentence.slice(from, at))
    from = at + part.length
  }
  return [...values, sentence.slice(from, end)]
}

/** Formats decimals and round thousands: `0,01`, `1 000 000`. Other numbers can be ids, years or ports. */
const shownValue = (value: string) =>
  /^(?:\d+\.\d\d|\d{3,}000)$/.test(value)
    ? Number(value).toLocaleString(currentLocale(), { minimumFractionDigits: value.includes('.') ? 2 : 0 })
    : value

/** Returns an English error sentence in the current language; unchanged if the language has no translation. */
export function translatedSentence(english: string): string {
  const sentences = translations.get(currentLanguage())
  if (!sentences) return english
  const whole = sentences.whole.get(english)
  if (whole !== undefined) return whole
  if (english.length > MAX_SENTENCE) return english
  for (const { parts, sentence } of sentences.withValues) {
    const values = valuesBetween(parts, english)
    if (values)
      return sentence.replace(/\{(\d)\}/g, (_, position) => {
        const value = values[Number(position)] ?? ''
        // A value can be a sentence, such as the error of a line, or a name, such as that of a place.
        return value.endsWith('.') ? translatedSentence(value) : (sentences.whole.get(value) ?? shownValue(value))
      })
  }
  return english
}

/** Returns an error answer of the API, or the errors of a form, with all sentences in the current language. */
export function translatedErrors<T>(errors: T): T {
  if (!translations.has(currentLanguage())) return errors
  return translated(errors) as T
}

function translated(errors: unknown): unknown {
  if (typeof errors === 'string') return translatedSentence(errors)
  if (Array.isArray(errors)) return errors.map(translated)
  if (typeof errors !== 'object' || errors === null) return errors
  return Object.fromEntries(Object.entries(errors).map(([field, inner]) => [field, translated(inner)]))
}
