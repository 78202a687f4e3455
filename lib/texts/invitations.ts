import type { Language } from './languages.ts'

/** Sentences that invite readers of another language, each in its own language. */
export const INVITATIONS: Readonly<Record<Language, string>> = {
  en: 'This page is also available in English.',
  fr: 'Cette page existe aussi en français.',
}
