import type { FIRST_LANGUAGE, Language } from '../lib/texts/languages.ts'
import { addTranslation } from '../lib/texts/localized.ts'
import type { Translated } from '../lib/texts/translated.ts'
import type * as en from './texts.en.ts'
import * as fr from './texts.fr.ts'

/** The texts of all languages except the first. */
const TRANSLATIONS: Record<Exclude<Language, typeof FIRST_LANGUAGE>, Partial<Translated<typeof en>>> = { fr }

/** Loads the texts of all languages into this process. */
export function loadTranslations(): void {
  for (const [language, texts] of Object.entries(TRANSLATIONS)) addTranslation(language as Language, texts)
}
