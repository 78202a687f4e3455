import { currentLocale, perLanguage } from '../texts/current-formats.ts'

const names = perLanguage(() => new Intl.DisplayNames(currentLocale(), { type: 'language' }))
const TAG = /^[a-z]{2,3}(?:-[A-Z]{2})?$/

/** Returns the name of a language in the current language: `French`, in French `français`. @param tag BCP 47 */
export const languageName = (tag: string): string => (TAG.test(tag) ? (names().of(tag) ?? tag) : tag)
