import { toShopTime } from '../../../../lib/texts/shop-time.ts'

/** A day by the shop's calendar: `2026-12-24`. */
export type CalendarDay = string

/** Returns the day and the time of a moment by the shop's clock. @returns such as `{ day: '2026-12-24', time: '13:59' }` */
export function inShopTime(moment: Date): { day: CalendarDay; time: string } {
  const [day = '', time = ''] = toShopTime(moment.toISOString()).split('T')
  return { day, time }
}

/** Returns the day so many days after another; before it for a negative number. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Returns which day of the week it is; 0 is Sunday. */
export const weekday = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay()
