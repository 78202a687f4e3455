import { useNavigate } from 'react-router'
import { texts } from '#texts/sales/accounting'
import { DayField } from '../../../core/admin-kit/lists/day-field.tsx'
import { FilterLinks } from '../../../core/admin-kit/lists/filter-links.tsx'
import { SAME_SCREEN } from '../../../ui/same-screen.ts'
import type { Period } from '../closing.ts'
import { PERIODS, periodOf } from './accounting-address.ts'

interface PeriodChoiceProps {
  period: Period
  /** Returns the address of a period. */
  address: (period: Period) => string
}

/** Months, quarters and the year, and any other period by its first and last day. */
export function PeriodChoice({ address, period }: PeriodChoiceProps) {
  const navigate = useNavigate()
  const show = (change: Partial<Period>) => void navigate(address({ ...period, ...change }), { state: SAME_SCREEN })
  const now = new Date()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <FilterLinks
        label={texts.periods}
        links={PERIODS.map((name) => {
          const days = periodOf(name, now)
          return {
            to: address(days),
            name: texts.PERIOD_NAMES[name],
            isChosen: days.from === period.from && days.until === period.until,
          }
        })}
      />
      <div className="flex items-center gap-3 max-sm:w-full max-sm:*:flex-1">
        <DayField label={texts.from} day={period.from} change={(from) => show(from ? { from } : {})} />
        <DayField label={texts.until} day={period.until} change={(until) => show(until ? { until } : {})} />
      </div>
    </div>
  )
}
