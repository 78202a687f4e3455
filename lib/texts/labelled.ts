import { currentLanguage } from './current-language.ts'
import { LANGUAGES } from './languages.ts'

/** Returns the colon after a label. French has a space before it. */
export const colon = (): string => LANGUAGES[currentLanguage()].colon

/** Joins a label and a value: `Title: Mug`. */
export const labelled = (label: string, value: string): string => `${label}${colon()} ${value}`
