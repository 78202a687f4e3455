import { showDay, showMoment } from '../../../lib/texts/dates.ts'
import { toShopTime } from '../../../lib/texts/shop-time.ts'

const MINUTE = 60_000

/**
 * Formats the end of a sale: the last day if it ends at midnight in the shop's time zone, otherwise day and time.
 * @param until ISO 8601
 */
export function saleEnd(until: string): string {
  const time = toShopTime(until).slice(-5)
  if (time === '00:00') return showDay(Date.parse(until) - MINUTE)
  return time === '23:59' ? showDay(until) : showMoment(until)
}
