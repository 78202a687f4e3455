import { useNavigate } from 'react-router'
import { texts } from '#texts/admin/reports'
import { DayField } from '../../core/admin-kit/lists/day-field.tsx'
import { FilterLinks } from '../../core/admin-kit/lists/filter-links.tsx'
import { SAME_SCREEN } from '../../ui/same-screen.ts'
import { PERIOD_DAYS, periodUntilToday, periodWith } from './report-address.ts'
import type { ReportQuery } from './reports.contract.ts'

type Period = Pick<ReportQuery, 'from' | 'to'>

interface PeriodChoiceProps {
  query: Period
  /** Returns the address of the report for a period. */
  address: (period: Period) => string
}

/** Periods up to today, and any other by its first and last day. */
export function PeriodChoice({ query, address }: PeriodChoiceProps) {
  const navigate = useNavigate()
  const show = (change: Partial<Period>) => void navigate(address(periodWith(query, change)), { state: SAME_SCREEN })
  const now = new Date()
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <FilterLinks
        label={texts.periods}
        links={PERIOD_DAYS.map((days) => {
          const period = periodUntilToday(days, now)
          return {
            to: address(period),
            name: texts.PERIODS[days],
            isChosen: period.from === query.from && period.to === query.to,
          }
        })}
      />
      <div className="flex items-center gap-3 max-sm:w-full max-sm:*:flex-1">
        <DayField label={texts.from} day={query.from} change={(from) => show({ from })} />
        <DayField label={texts.to} day={query.to} change={(to) => show({ to })} />
      </div>
    </div>
  )
}
