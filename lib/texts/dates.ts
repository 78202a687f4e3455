import { LOCALE } from '#language'

/** The shop's clock. Every time is shown by it, to everybody, on server and browser: what two people read of one order is the same. */
export const TIME_ZONE = 'Europe/Paris'

const days = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: TIME_ZONE })
const moments = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone: TIME_ZONE })

const exactMoments = new Intl.DateTimeFormat(LOCALE, {
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  timeZoneName: 'long',
  timeZone: TIME_ZONE,
})
const weekdays = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', timeZone: 'UTC' })
const weekdaysOfMonths = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** Writes a day of the calendar (`2026-12-01`) by the day of the week: `Tuesday 1 December`, or without the month. */
export const showWeekday = (day: string, withMonth = true) =>
  (withMonth ? weekdaysOfMonths : weekdays).format(new Date(`${day}T00:00:00Z`))

/**
 * Writes a day as a person reads it: `22 November 2026`.
 * @param time as on the wire (ISO 8601), or in ms since 1970
 */
export const showDay = (time: string | number) => days.format(new Date(time))

/** Writes a moment so that it proves something: to the second, and by which clock. */
export const showExactMoment = (time: Date) => exactMoments.format(time)

/** Writes a day with its time: `22 Nov 2026, 18:05`. */
export const showMoment = (time: string | number) => moments.format(new Date(time))
