import { href } from 'react-router'
import { dayIn } from '../../../core/admin-kit/lists/list-query.ts'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import type { Period } from '../closing.ts'
import { daysOfMonth, monthBefore, monthOf } from '../closing.ts'
import { daysOfQuarter, quarterOf } from '../oss-return.ts'

/** The periods that one press selects. */
export const PERIODS = ['month', 'last_month', 'quarter', 'last_quarter', 'year'] as const
type PeriodName = (typeof PERIODS)[number]

/** Returns the quarter before. @param quarter such as `2026-Q4` */
export function quarterBefore(quarter: string): string {
  const [year = '', number = ''] = quarter.split('-Q')
  return number === '1' ? `${Number(year) - 1}-Q4` : `${year}-Q${Number(number) - 1}`
}

/** Returns the days of a period, in the shop's time zone. */
export function periodOf(name: PeriodName, now: Date): Period {
  const { day } = inShopTime(now)
  switch (name) {
    case 'month':
      return daysOfMonth(monthOf(day))
    case 'last_month':
      return daysOfMonth(monthBefore(monthOf(day)))
    case 'quarter':
      return daysOfQuarter(quarterOf(day))
    case 'last_quarter':
      return daysOfQuarter(quarterBefore(quarterOf(day)))
    case 'year':
      return { from: `${day.slice(0, 4)}-01-01`, until: `${day.slice(0, 4)}-12-31` }
  }
}

/** Reads the period of an address. An invalid period, or one longer than a year, is replaced by the current month. */
export function readPeriod(query: URLSearchParams, now: Date): Period {
  const [from, until] = [dayIn(query, 'from'), dayIn(query, 'until')]
  const isPeriod = from && until && from <= until && Date.parse(until) - Date.parse(from) < 366 * 86_400_000
  return isPeriod ? { from, until } : periodOf('month', now)
}

/** Returns the address of a period in accounting. */
export const accountingAddress = ({ from, until }: Period) =>
  `${href('/admin/accounting')}?${new URLSearchParams({ from, until })}`

/** Returns the address of the gift cards of a period. */
export const giftCardsAddress = ({ from, until }: Period) =>
  `${href('/admin/accounting/gift_cards')}?${new URLSearchParams({ from, until })}`

/** Returns the address of the payouts of a period. */
export const payoutsAddress = ({ from, until }: Period) =>
  `${href('/admin/accounting/payouts')}?${new URLSearchParams({ from, until })}`
