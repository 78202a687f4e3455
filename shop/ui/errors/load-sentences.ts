import { currentLanguage } from '../../../lib/texts/current-language.ts'
import { addSentences } from '../../../lib/texts/error-sentences.ts'
import { FIRST_LANGUAGE, type Language } from '../../../lib/texts/languages.ts'

/** Imports the sentences of a language. Those of the first language are in the code. */
const IMPORTS: Record<Exclude<Language, typeof FIRST_LANGUAGE>, () => Promise<Readonly<Record<string, string>>>> = {
  fr: () => import('./french.ts').then(({ french }) => french),
}

let isLoaded = false

/** Whether the sentences of errors are loaded in the language of the page. */
export const hasSentences = (): boolean => isLoaded || currentLanguage() === FIRST_LANGUAGE

/** Loads the sentences of errors in the language of the page into a browser, at most once. */
export async function loadSentences(): Promise<void> {
  const language = currentLanguage()
  if (isLoaded || language === FIRST_LANGUAGE) return
  addSentences(language, await IMPORTS[language]())
  isLoaded = true
}
