import { texts } from '#texts/sales/shipping'
import { showWeekday } from '../../../../lib/texts/dates.ts'
import type { PromisedDates } from './promised-dates.ts'

/** Formats a date range: `Tuesday 1 to Thursday 3 December`, `Tuesday 1 December`. */
export function showDateRange({ earliest, latest }: PromisedDates): string {
  if (earliest === latest) return showWeekday(earliest)
  const isSameMonth = earliest.slice(0, 7) === latest.slice(0, 7)
  return texts.dateRange(showWeekday(earliest, !isSameMonth), showWeekday(latest))
}
