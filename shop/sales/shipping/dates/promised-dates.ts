import { addDays, type CalendarDay, inShopTime } from './calendar-day.ts'
import { addWorkingDays, isRestDay, nextWorkingDay } from './working-days.ts'

/** Within which days something arrives. */
export interface PromisedDates {
  earliest: CalendarDay
  latest: CalendarDay
}

/** Days from and to, both counted. */
interface Days {
  from: number
  to: number
}

interface Circumstances {
  now: Date
  /** Until this time of a working day an order counts for that day; HH:MM by the shop's clock. */
  cutOff: string
  /** When the shop is closed beside weekends and holidays. */
  closed: readonly { first: CalendarDay; last: CalendarDay }[]
  /** Working days of the shop until it leaves; 0 is the same day. */
  ready: Days
  /** Working days on the way; 0 where it is collected. */
  way: Days
}

/**
 * Computes when an order of this moment arrives. It leaves on days on which the shop is open; on its way only weekends and holidays count. Shops closed for
 * good would promise nothing: closed days end (`closed` is bounded).
 */
export function promisedDates({ now, cutOff, closed, ready, way }: Circumstances): PromisedDates {
  const isClosed = (day: CalendarDay) => isRestDay(day) || closed.some(({ first, last }) => first <= day && day <= last)
  const { day, time } = inShopTime(now)
  const counted = nextWorkingDay(time <= cutOff ? day : addDays(day, 1), isClosed)
  const arrives = (readyDays: number, wayDays: number) =>
    addWorkingDays(addWorkingDays(counted, readyDays, isClosed), wayDays)
  return { earliest: arrives(ready.from, way.from), latest: arrives(ready.to, way.to) }
}
