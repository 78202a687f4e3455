import { toPrice } from '../../../../lib/money.ts'
import type { DaySold, SpanSold } from '../today.contract.ts'
import type { CountedDay } from './sales-store.server.ts'

/**
 * Adds days up: so many with today, and as many before these. Today has not ended, so the days before begin with the whole and end at the same time of the
 * day: what was sold until noon is held against what was sold until noon.
 * @param counted the newest first, twice as many as the span at least
 */
export function spanOf(counted: readonly CountedDay[], days: number): SpanSold {
  const now = counted.slice(0, days)
  const [cut, ...before] = counted.slice(days, 2 * days)
  return {
    days,
    ...sold(sumOf(now, 'orders'), sumOf(now, 'cents')),
    before: sold((cut?.orders_until ?? 0) + sumOf(before, 'orders'), (cut?.cents_until ?? 0) + sumOf(before, 'cents')),
  }
}

/** Puts days on the wire, the oldest first. */
export const daysOnWire = (counted: readonly CountedDay[]): DaySold[] =>
  counted.map(({ day, orders, cents }) => ({ day, ...sold(orders, cents) })).toReversed()

const sold = (orders: number, cents: number) => ({ orders, sales: toPrice(cents) })
const sumOf = (counted: readonly CountedDay[], what: 'orders' | 'cents') =>
  counted.reduce((sum, day) => sum + day[what], 0)
