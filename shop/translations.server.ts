import { addSentences } from '../lib/texts/error-sentences.ts'
import type { FIRST_LANGUAGE, Language } from '../lib/texts/languages.ts'
import { addTranslation } from '../lib/texts/localized.ts'
import type { Translated } from '../lib/texts/translated.ts'
import type * as en from './texts.en.ts'
import * as fr from './texts.fr.ts'
import { sentences as frenchSentences } from './ui/errors/sentences.fr.ts'

interface Translation {
  texts: Translated<typeof en>
  /** The sentences of errors, by their English sentence. */
  sentences: Readonly<Record<string, string>>
}

/** All languages except the first. */
const TRANSLATIONS: Readonly<Record<Exclude<Language, typeof FIRST_LANGUAGE>, Translation>> = {
  fr: { texts: fr, sentences: frenchSentences },
}

/** Loads the texts of all languages into this process. */
export function loadTranslations(): void {
  for (const [language, { texts, sentences }] of Object.entries(TRANSLATIONS)) {
    addTranslation(language as Language, texts)
    addSentences(language as Language, sentences)
  }
}
