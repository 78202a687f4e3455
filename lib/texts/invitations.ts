import type { Language } from './languages.ts'

/** Sentences that invite readers of another language, each in its own language. They fit one line of a phone. */
export const INVITATIONS: Readonly<Record<Language, string>> = {
  en: 'Also available in English.',
  fr: 'Aussi disponible en français.',
}
