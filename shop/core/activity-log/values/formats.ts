import { showPrice } from '../../../../lib/money.ts'
import { showDay, showMoment, showPeriod } from '../../../../lib/texts/dates.ts'
import { shownDecimal } from '../../../../lib/texts/decimals.ts'

/** Returns a stored value in readable form; a value of another form unchanged. */
export type Format = (value: string) => string

const NUMBER = /^-?\d{1,12}\.\d{1,6}$/
const AMOUNT = /^-?\d{1,12}(?:\.\d{1,2})?$/
const AMOUNT_WITH_NOTE = /^(-?\d{1,12}\.\d{2})(?: \((.*)\))?$/s
const DAY = /^\d{4}-\d{2}-\d{2}$/
const CLOSED_DAYS = /^(\d{4}-\d{2}-\d{2}) (?:to|au) (\d{4}-\d{2}-\d{2})$/
const MOMENT = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})/g
const WHOLE_MOMENT = new RegExp(`^${MOMENT.source}$`)

/** Formats a decimal number: `5.5`, in French `5,5`. */
export const decimal: Format = (value) => (NUMBER.test(value) ? shownDecimal(value) : value)

/** Formats an amount in euros: `1234.50` becomes `1 234,50 €` in French. */
export const amount: Format = (value) => (AMOUNT.test(value) ? showPrice(value) : value)

/** Formats an amount and its note: `18.50 (Broken)` becomes `18,50 € (Broken)` in French. */
export const amountWithNote =
  (note: Format = (text) => text): Format =>
  (value) => {
    const [, price, text] = AMOUNT_WITH_NOTE.exec(value) ?? []
    if (price === undefined) return value
    return text === undefined ? showPrice(price) : `${showPrice(price)} (${note(text)})`
  }

/** Formats a day: `2026-11-30` becomes `30 November 2026`. */
export const day: Format = (value) => (DAY.test(value) ? showDay(value) : value)

/** Formats a day or range per line: `2026-08-03 to 2026-08-16` becomes `3–16 August 2026`. */
export const closedDays: Format = (value) =>
  value
    .split('\n')
    .map((line) => {
      const [, from, until] = CLOSED_DAYS.exec(line) ?? []
      return from === undefined || until === undefined ? day(line) : showPeriod(from, until)
    })
    .join('\n')

/** Formats each moment in a value: `24 Dec 2026, 18:05`. */
export const moments: Format = (value) => value.replace(MOMENT, (moment) => showMoment(moment))

/** Returns whether a value is one moment. */
export const isMoment = (value: string): boolean => WHOLE_MOMENT.test(value)

/** Formats each part of a list. */
export const eachPart =
  (format: Format, separator = ', '): Format =>
  (value) =>
    value
      .split(separator)
      .filter((part) => part !== '')
      .map(format)
      .join(', ')

/** Formats a value that matches a pattern from its groups. */
export const matching =
  (pattern: RegExp, format: (...groups: string[]) => string): Format =>
  (value) => {
    const found = pattern.exec(value)
    return found ? format(...found.slice(1).map((group) => group ?? '')) : value
  }
