import { currentLanguage } from './current-language.ts'
import type { Language } from './languages.ts'

interface Sentences {
  /** By English sentence. */
  whole: ReadonlyMap<string, string>
  /** Sentences with values, the longest first, so that a general one does not match before a special one. */
  withValues: readonly { pattern: RegExp; sentence: string }[]
}

const translations = new Map<Language, Sentences>()

const VALUE = '{}'

/**
 * Adds the error sentences of a language. Called once for each language.
 * @param sentences by English sentence; `{}` marks a value, which the translation names by its position: `{0}`
 */
export function addSentences(language: Language, sentences: Readonly<Record<string, string>>): void {
  const entries = Object.entries(sentences)
  const withValues = entries
    .filter(([english]) => english.includes(VALUE))
    .sort(([one], [other]) => other.length - one.length)
    .map(([english, sentence]) => ({ pattern: patternOf(english), sentence }))
  translations.set(language, { whole: new Map(entries), withValues })
}

const patternOf = (english: string) => new RegExp(`^${english.split(VALUE).map(RegExp.escape).join('(.*?)')}$`, 's')

/** Returns an English error sentence in the current language; unchanged if the language has no translation. */
export function translatedSentence(english: string): string {
  const sentences = translations.get(currentLanguage())
  if (!sentences) return english
  const whole = sentences.whole.get(english)
  if (whole !== undefined) return whole
  for (const { pattern, sentence } of sentences.withValues) {
    const [, ...values] = pattern.exec(english) ?? []
    if (values.length > 0) return sentence.replace(/\{(\d)\}/g, (_, position) => values[Number(position)] ?? '')
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
