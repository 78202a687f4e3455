import { toPrice } from '../../../../lib/money.ts'
import type { DaySold, SpanSold } from '../dashboard.contract.ts'
import type { CountedDay } from './sales-store.server.ts'

/**
 * Sums the last `days` days including today, and the same number before. Because today is incomplete, the earliest
 * compared day counts only up to the current time of day.
 * @param counted the newest first, at least twice as many as `days`
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

/**
 * Returns days for the API, the oldest first, each with the same day of the period before.
 * @param counted the newest first, at least twice as many as `days`
 */
export const daysResponse = (counted: readonly CountedDay[], days: number): DaySold[] =>
  counted
    .slice(0, days)
    .map(({ day, orders, cents }, age) => ({
      day,
      ...sold(orders, cents),
      before: toPrice(counted[age + days]?.cents ?? 0),
    }))
    .toReversed()

const sold = (orders: number, cents: number) => ({ orders, sales: toPrice(cents) })
const sumOf = (counted: readonly CountedDay[], what: 'orders' | 'cents') =>
  counted.reduce((sum, day) => sum + day[what], 0)
