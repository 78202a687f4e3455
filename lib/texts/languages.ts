/**
 * The languages of the interface (ISO 639-1) with their formats of dates, numbers and prices (BCP 47), the colon
 * after a label, and the sentence that invites readers of another language, which fits one line of a phone. English
 * prices use the Irish format, because Ireland has the euro.
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-GB', priceLocale: 'en-IE', colon: ':', invitation: 'Also available in English.' },
  fr: {
    name: 'Français',
    locale: 'fr-FR',
    priceLocale: 'fr-FR',
    colon: '\u00a0:',
    invitation: 'Aussi disponible en français.',
  },
} as const

export type Language = keyof typeof LANGUAGES

/** The texts of this language define the keys and parameters of all others. */
export const FIRST_LANGUAGE = 'en' satisfies Language
