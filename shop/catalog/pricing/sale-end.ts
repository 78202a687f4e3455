import { showDay, showMoment } from '../../../lib/texts/dates.ts'
import { toShopTime } from '../../../lib/texts/shop-time.ts'

const MINUTE = 60_000

/**
 * Writes the end of a sale: the last day where it ends at midnight by the shop's clock, else day and hour.
 * @param until ISO 8601
 */
export function saleEnd(until: string): string {
  const time = toShopTime(until).slice(-5)
  if (time === '00:00') return showDay(Date.parse(until) - MINUTE)
  return time === '23:59' ? showDay(until) : showMoment(until)
}
