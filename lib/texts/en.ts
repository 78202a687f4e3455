import type { ShownRange } from './shown-range.ts'

/** The language of this file, and how its readers write dates and numbers (BCP 47). Prices are written as in Ireland, which has the euro. */
export const LANGUAGE = 'en'
export const LOCALE = 'en-GB'
export const PRICE_LOCALE = 'en-IE'

const plurals = new Intl.PluralRules(LOCALE)

/** Picks the form that English has for a number. */
export const plural = (count: number, one: string, other: string) => (plurals.select(count) === 'one' ? one : other)

/** Counts in words: `1 product`, `5 products`. */
export const counted = (count: number, one: string, other: string) => `${count} ${plural(count, one, other)}`

/** Writes `57 products`, or `29–56 of 57 products` where not all are shown. */
export const countShown = ({ first, last, count }: ShownRange, one: string, other: string) =>
  (last - first + 1 === count ? '' : `${first}–${last} of `) + counted(count, one, other)

/** Writes `1,200`. */
export const shownNumber = (number: number) => number.toLocaleString(LOCALE)

const all = new Intl.ListFormat(LOCALE, { type: 'conjunction' })
const any = new Intl.ListFormat(LOCALE, { type: 'disjunction' })

/** Writes a list of things that all are meant: `France, Italy and Spain`. */
export const allOf = (names: readonly string[]) => all.format(names)

/** Writes a list of things of which one is chosen: `by card or by transfer`. */
export const anyOf = (names: readonly string[]) => any.format(names)
