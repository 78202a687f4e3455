import { currentLocale, perLanguage } from './current-formats.ts'

const collator = perLanguage(() => new Intl.Collator(currentLocale(), { numeric: true, sensitivity: 'base' }))

/** Compares texts for a sorted list: regardless of case and accents, and with numbers in texts by their value. */
export const compareTexts = (one: string, other: string): number => collator().compare(one, other)
