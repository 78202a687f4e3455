import { LANGUAGES } from './languages.ts'
import type { ShownRange } from './shown-range.ts'

const { locale } = LANGUAGES.en
const plurals = new Intl.PluralRules(locale)
const numbers = new Intl.NumberFormat(locale)

/** Returns the English plural form for a number. */
export const plural = (count: number, one: string, other: string) => (plurals.select(count) === 'one' ? one : other)

/** Formats a count: `1 product`, `5 products`. */
export const counted = (count: number, one: string, other: string) => `${count} ${plural(count, one, other)}`

/** Formats `57 products`, or `29–56 of 57 products` for a part. */
export const countShown = ({ first, last, count }: ShownRange, one: string, other: string) =>
  (last - first + 1 === count ? '' : `${first}–${last} of `) + counted(count, one, other)

/** Formats `1,200`. */
export const shownNumber = (number: number) => numbers.format(number)

const all = new Intl.ListFormat(locale, { type: 'conjunction' })
const any = new Intl.ListFormat(locale, { type: 'disjunction' })

/** Formats a list with "and": `France, Italy and Spain`. */
export const allOf = (names: readonly string[]) => all.format(names)

/** Formats a list with "or": `by card or by transfer`. */
export const anyOf = (names: readonly string[]) => any.format(names)
