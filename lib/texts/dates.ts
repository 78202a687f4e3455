import { currentLocale, perLanguage } from './current-formats.ts'
import { currentLanguage } from './current-language.ts'

/** The shop's time zone. All times are shown in it, on server and browser, so that everybody reads the same time. */
export const TIME_ZONE = 'Europe/Paris'

const format = (options: Intl.DateTimeFormatOptions) =>
  perLanguage(() => new Intl.DateTimeFormat(currentLocale(), { timeZone: TIME_ZONE, ...options }))

const days = format({ dateStyle: 'long' })
const moments = format({ dateStyle: 'medium', timeStyle: 'short' })
const exactMoments = format({
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  timeZoneName: 'long',
})
const months = format({ month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekdays = format({ weekday: 'long', day: 'numeric', timeZone: 'UTC' })
const weekdaysOfMonths = format({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Formats a date (`2026-12-01`) with its weekday: `Tuesday 1 December`, or without the month. */
export const showWeekday = (day: string, withMonth = true) =>
  withOrdinal((withMonth ? weekdaysOfMonths : weekdays)().format(new Date(`${day}T00:00:00Z`)))

/**
 * Formats a day: `22 November 2026`.
 * @param time ISO 8601, or in ms since 1970
 */
export const showDay = (time: string | number) => withOrdinal(days().format(new Date(time)))

/** Formats a month (`2026-11`): `November 2026`. */
export const showMonth = (month: string) => months().format(new Date(`${month}-01T00:00:00Z`))

/** Formats a period by its first and last day: `1 – 30 November 2026`. */
export const showPeriod = (from: string, to: string) => withOrdinal(days().formatRange(new Date(from), new Date(to)))

/** Formats a moment as evidence: with seconds and time zone. */
export const showExactMoment = (time: Date) => withOrdinal(exactMoments().format(time))

/** Formats a day with its time: `22 Nov 2026, 18:05`. */
export const showMoment = (time: string | number) => withOrdinal(moments().format(new Date(time)))

/** Writes the first day of a month as an ordinal number in French: `1er janvier`. */
const withOrdinal = (date: string) =>
  currentLanguage() === 'fr' ? date.replace(/(?<![\d.,:/])1(?=\s\p{L}|$)/gu, '1er') : date
