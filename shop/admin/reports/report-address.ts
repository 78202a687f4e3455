import { href } from 'react-router'
import { dayIn } from '../../core/admin-kit/lists/list-query.ts'
import { addDays, inShopTime } from '../../sales/shipping/dates/calendar-day.ts'
import { MAX_REPORT_DAYS, REPORT_GROUPS, type ReportQuery } from './reports.contract.ts'

/** The periods that one press selects, in days up to today. */
export const PERIOD_DAYS = [7, 30, 90, 365] as const
const USUAL_DAYS = 30

/** Returns the period of a number of days that ends today, in the shop's time zone. */
export function periodUntilToday(days: number, now: Date): Pick<ReportQuery, 'from' | 'to'> {
  const { day } = inShopTime(now)
  return { from: addDays(day, 1 - days), to: day }
}

/**
 * Returns the period after one of its ends was chosen. An end that is before the start, or more than three years after
 * it, moves the other end.
 */
export function periodWith(
  { from, to }: Pick<ReportQuery, 'from' | 'to'>,
  change: { from?: string | undefined; to?: string | undefined },
): Pick<ReportQuery, 'from' | 'to'> {
  const [first, last] = [change.from ?? from, change.to ?? to]
  if (last < first) return change.from ? { from: first, to: first } : { from: last, to: last }
  const latest = addDays(first, MAX_REPORT_DAYS - 1)
  if (last <= latest) return { from: first, to: last }
  return change.from ? { from: first, to: latest } : { from: addDays(last, 1 - MAX_REPORT_DAYS), to: last }
}

/** Reads a report from its address. Invalid values are replaced by the last 30 days and the group `day`. */
export function readReport(query: URLSearchParams, now: Date): ReportQuery {
  const [from, to] = [dayIn(query, 'from'), dayIn(query, 'to')]
  const by = REPORT_GROUPS.find((group) => group === query.get('by')) ?? 'day'
  return { ...(from && to && from <= to ? periodWith({ from, to }, { to }) : periodUntilToday(USUAL_DAYS, now)), by }
}

/** Returns the address of a report. */
export const reportAddress = (query: ReportQuery) => `${href('/admin/reports')}?${new URLSearchParams({ ...query })}`
