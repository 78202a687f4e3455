import { addDays, type CalendarDay, inShopTime } from './calendar-day.ts'
import { addWorkingDays, isRestDay, nextWorkingDay } from './working-days.ts'

/** The first and last expected day of arrival. */
export interface PromisedDates {
  earliest: CalendarDay
  latest: CalendarDay
}

/** A range of days, both ends included. */
interface Days {
  from: number
  to: number
}

interface Circumstances {
  now: Date
  /** The time (HH:MM in the shop's time zone) until which an order counts for the same working day. */
  cutOff: string
  /** Days on which the shop is closed, besides weekends and holidays. */
  closed: readonly { first: CalendarDay; last: CalendarDay }[]
  /** Working days of preparation; 0 is the same day. */
  ready: Days
  /** Working days of delivery; 0 for collection. */
  way: Days
}

/**
 * Computes the arrival dates of an order placed now. Preparation counts days on which the shop is open; delivery only
 * skips weekends and holidays. `closed` is bounded, so the search for an open day ends.
 */
export function promisedDates({ now, cutOff, closed, ready, way }: Circumstances): PromisedDates {
  const isClosed = (day: CalendarDay) => isRestDay(day) || closed.some(({ first, last }) => first <= day && day <= last)
  const { day, time } = inShopTime(now)
  const counted = nextWorkingDay(time <= cutOff ? day : addDays(day, 1), isClosed)
  const arrives = (readyDays: number, wayDays: number) =>
    addWorkingDays(addWorkingDays(counted, readyDays, isClosed), wayDays)
  return { earliest: arrives(ready.from, way.from), latest: arrives(ready.to, way.to) }
}
