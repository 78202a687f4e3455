import { refuseFields } from '../../../server/http/refusal.ts'
import { addDays, type CalendarDay } from '../../sales/shipping/dates/calendar-day.ts'
import { MAX_REPORT_DAYS, type ReportQuery } from './reports.contract.ts'

const DAY_MS = 86_400_000

/** A period and the start of the period before, as days in the shop's time zone. */
export interface ReportPeriod {
  beforeFrom: CalendarDay
  from: CalendarDay
  /** The last day, inclusive. */
  to: CalendarDay
}

/** @throws Refusal 400 for a period that ends before it starts, or is longer than three years */
export function reportPeriod({ from, to }: Pick<ReportQuery, 'from' | 'to'>): ReportPeriod {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  if (days < 1) throw refuseFields({ to: ['Ensure the last day is not before the first day.'] })
  if (days > MAX_REPORT_DAYS) throw refuseFields({ to: ['Choose a period of at most three years.'] })
  return { beforeFrom: addDays(from, -days), from, to }
}
