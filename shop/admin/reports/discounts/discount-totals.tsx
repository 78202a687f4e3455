import { texts } from '#texts/admin/reports/discounts'
import { showPrice, toCents, toPrice } from '../../../../lib/money.ts'
import { shownNumber } from '../../../../lib/texts/current-formats.ts'
import { Total } from '../totals.tsx'
import type { DiscountReport } from './discount-report.contract.ts'

const price = (cents: number) => showPrice(toPrice(cents))

/** The figures of the period, each compared with the period before. */
export function DiscountTotals({ total: { before, ...now } }: Pick<DiscountReport, 'total'>) {
  const amounts = { given: texts.given, sales: texts.sales, average: texts.average } as const
  const counts = { orders: texts.orders, uses: texts.uses, new_customers: texts.newCustomers } as const
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-3">
      {(['given', 'sales', 'average'] as const).map((name) => (
        <Total key={name} name={amounts[name]} now={toCents(now[name])} before={toCents(before[name])} show={price} />
      ))}
      {(['orders', 'uses', 'new_customers'] as const).map((name) => (
        <Total key={name} name={counts[name]} now={now[name]} before={before[name]} show={shownNumber} />
      ))}
    </dl>
  )
}
