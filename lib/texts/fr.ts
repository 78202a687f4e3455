import { LANGUAGES } from './languages.ts'
import type { ShownRange } from './shown-range.ts'

const { locale } = LANGUAGES.fr
const numbers = new Intl.NumberFormat(locale)

/** Returns the French plural form for a number. Zero and 1.5 are singular. */
export const plural = (count: number, one: string, other: string) => (Math.abs(count) < 2 ? one : other)

/** Formats `1 200`. */
export const shownNumber = (number: number) => numbers.format(number)

/** Formats a count: `0 produit`, `1 produit`, `5 produits`. */
export const counted = (count: number, one: string, other: string) => `${count} ${plural(count, one, other)}`

/** Formats `57 produits`, or `29–56 sur 57 produits` for a part. */
export const countShown = ({ first, last, count }: ShownRange, one: string, other: string) =>
  (last - first + 1 === count ? '' : `${first}–${last} sur `) + counted(count, one, other)

const all = new Intl.ListFormat(locale, { type: 'conjunction' })
const any = new Intl.ListFormat(locale, { type: 'disjunction' })

/** Keeps a short text such as `lundi 7 décembre` on one line. */
export const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** Formats a list with "et": `France, Italie et Espagne`. */
export const allOf = (names: readonly string[]) => all.format(names)

/** Formats a list with "ou": `par carte ou par virement`. */
export const anyOf = (names: readonly string[]) => any.format(names)
