import { texts } from '#texts/core/activity-log/values'
import { countryName, isCountryCode } from '../../../../lib/places/countries.ts'
import type { AuditedKind } from '../audited-kinds.contract.ts'

/** Separates words in a value. */
const SEPARATOR = ', '

const OF_RATE = /^([A-Z]{2}) (\w+)$/

/** Returns whether a field contains words of the shop, such as `draft`. Other fields have typed texts and numbers. */
export const hasWords = (kind: AuditedKind, field: string): boolean => texts.words[kind]?.[field] !== undefined

/** Returns a stored word of a field in the language of the screen; unknown words unchanged. */
export const shownWord = (kind: AuditedKind, field: string, word: string): string =>
  textIn(texts.words[kind]?.[field], word)

/** Returns a list of stored words, separated by commas, in the language of the screen. */
export const shownWords = (kind: AuditedKind, field: string, list: string): string =>
  list
    .split(SEPARATOR)
    .map((word) => shownWord(kind, field, word))
    .join(SEPARATOR)

/** Returns the text of a word; the word itself if it has none. */
export const textIn = (table: { readonly [word: string]: string } | undefined, word: string): string =>
  table && Object.hasOwn(table, word) ? (table[word] ?? word) : word

/** Returns the name of a country; other texts unchanged. */
export const shownCountry = (code: string): string => (isCountryCode(code) ? countryName(code) : code)

/** Returns the country and class of a VAT rate: `FR reduced` -> `France, reduced rate`. */
export function shownRateName(name: string): string {
  const [, country, vatClass] = OF_RATE.exec(name) ?? []
  if (country === undefined || vatClass === undefined) return name
  return [shownCountry(country), shownWord('product', 'vat_class', vatClass)].join(SEPARATOR)
}
