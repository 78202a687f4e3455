import { fromShopTime } from '../../../../lib/texts/shop-time.ts'
import { addDays, type CalendarDay } from '../../shipping/dates/calendar-day.ts'
import type { OrderRow } from '../orders-store.server.ts'

/**
 * Returns until when an order that is ready on a day holds its stock, to be collected and paid: the end of
 * the last of so many days after it.
 */
export function collectBy(ready: CalendarDay, days: number): Date {
  const end = fromShopTime(`${addDays(ready, days)}T23:59`)
  if (!end) throw new Error('A day has no end.')
  return new Date(end)
}

/** Returns until when an order can be collected and paid; null for all others. */
export const collectedUntil = ({ status, is_collection, payment, held_until }: OrderRow): Date | null =>
  is_collection && payment?.state === 'open' && ['making', 'shipping', 'shipped'].includes(status) ? held_until : null
