import { LOCALE } from '#language'

/** Compares texts for a sorted list: regardless of case and accents, and with numbers in texts by their value. */
export const compareTexts = new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' }).compare
