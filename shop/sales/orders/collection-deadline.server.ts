import { fromShopTime } from '../../../lib/texts/shop-time.ts'
import { addDays, type CalendarDay } from '../shipping/dates/calendar-day.ts'
import type { OrderRow } from './orders-store.server.ts'

/** Returns the collection deadline of an order: the end of the given number of days after it became ready. */
export function collectionDeadline(ready: CalendarDay, days: number): Date {
  const end = fromShopTime(`${addDays(ready, days)}T23:59`)
  if (!end) throw new Error('A day has no end.')
  return new Date(end)
}

/** Returns the collection deadline of an unpaid order to be collected; null for all others. */
export const collectionDeadlineOf = ({ status, is_collection, payment, held_until }: OrderRow): Date | null =>
  is_collection && payment?.state === 'open' && ['making', 'shipping', 'shipped'].includes(status) ? held_until : null
