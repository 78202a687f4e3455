import { addSentences } from '../lib/texts/error-sentences.ts'
import type { FIRST_LANGUAGE, Language } from '../lib/texts/languages.ts'
import { addTranslation } from '../lib/texts/localized.ts'
import type { Translated } from '../lib/texts/translated.ts'
import type * as en from './texts.en.ts'
import * as fr from './texts.fr.ts'
import { french } from './ui/errors/french.ts'

/** The texts of all languages except the first. */
const TRANSLATIONS: Record<Exclude<Language, typeof FIRST_LANGUAGE>, Translated<typeof en>> = { fr }

/** The sentences of errors in all languages except the first. */
const SENTENCES: Record<keyof typeof TRANSLATIONS, Readonly<Record<string, string>>> = { fr: french }

/** Loads the texts of all languages into this process. */
export function loadTranslations(): void {
  for (const [language, texts] of Object.entries(TRANSLATIONS)) addTranslation(language as Language, texts)
  for (const [language, sentences] of Object.entries(SENTENCES)) addSentences(language as Language, sentences)
}
