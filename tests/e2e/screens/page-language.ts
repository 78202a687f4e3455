import { FIRST_LANGUAGE, LANGUAGES, type Language } from '../../../lib/texts/languages.ts'
import { addPrefix } from '../../../lib/texts/offered-languages.ts'
import * as english from '../../../shop/texts.en.ts'
import * as french from '../../../shop/texts.fr.ts'

/** The language of the pages in pictures. */
export interface PageLanguage {
  /** BCP 47, for the browser. */
  locale: string
  /**
   * Returns the pattern of a text of the shop by its English version.
   * @param match `start` also matches longer texts
   * @throws Error if the shop has no such text
   */
  text: (english: string, match?: 'all' | 'start') => RegExp
  /** Returns the path of a page in the language. @param path that of the first language */
  path: (path: string) => string
}

/** Returns the texts and paths of a language. The first language of the shop must be English. */
export function pageLanguage(language: Language): PageLanguage {
  const pairs = [...textPairs(english, language === 'fr' ? french : english)]
  return {
    locale: LANGUAGES[language].locale,
    text(text, match = 'all') {
      const translations = new Set(pairs.flatMap(([source, translated]) => (source === text ? [translated] : [])))
      if (translations.size === 0) throw new Error(`The shop has no text "${text}".`)
      const alternatives = [...translations].map(withAnySpaces).join('|')
      return new RegExp(`^(${alternatives})${match === 'all' ? '$' : ''}`)
    },
    path: (path) => addPrefix(language === FIRST_LANGUAGE ? '' : `/${language}`, path),
  }
}

/** Accessible names have ordinary spaces where French texts have narrow ones. */
const withAnySpaces = (text: string) => text.split(/\s+/).map(RegExp.escape).join('\\s+')

/** Yields the texts without parameters of two languages in pairs. */
function* textPairs(source: unknown, translated: unknown): Iterable<[string, string]> {
  if (typeof source === 'string' && typeof translated === 'string') yield [source, translated]
  else if (isRecord(source) && isRecord(translated))
    for (const [name, text] of Object.entries(source)) yield* textPairs(text, translated[name])
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
