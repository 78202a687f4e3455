import { toShopTime } from '../../../../lib/texts/shop-time.ts'

/** A calendar day in the shop's time zone: `2026-12-24`. */
export type CalendarDay = string

/**
 * Returns the day and the time of a moment in the shop's time zone.
 * @returns such as `{ day: '2026-12-24', time: '13:59' }`
 */
export function inShopTime(moment: Date): { day: CalendarDay; time: string } {
  const [day = '', time = ''] = toShopTime(moment.toISOString()).split('T')
  return { day, time }
}

/** Returns the day a number of days later; earlier for a negative number. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Returns the day of the week; 0 is Sunday. */
export const weekday = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay()
