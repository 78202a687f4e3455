import { texts } from '#texts/admin/reports'
import { showPrice, toCents, toPrice } from '../../../lib/money.ts'
import { shownNumber } from '../../../lib/texts/current-formats.ts'
import type { SalesReport } from './reports.contract.ts'

/** Sales, orders, items and the average order of the period, each compared with the period before. */
export function Totals({ report: { total, before } }: { report: SalesReport }) {
  const averageOf = ({ sales, orders }: SalesReport['total']) =>
    orders === 0 ? 0 : Math.round(toCents(sales) / orders)
  const price = (cents: number) => showPrice(toPrice(cents))
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line lg:grid-cols-4">
      <Total name={texts.sales} now={toCents(total.sales)} before={toCents(before.sales)} show={price} />
      <Total name={texts.orders} now={total.orders} before={before.orders} show={shownNumber} />
      <Total name={texts.items} now={total.pieces} before={before.pieces} show={shownNumber} />
      <Total name={texts.average} now={averageOf(total)} before={averageOf(before)} show={price} />
    </dl>
  )
}

interface TotalProps {
  name: string
  now: number
  before: number
  show: (value: number) => string
}

/** A figure of the period, compared with the period before. */
export function Total({ name, now, before, show }: TotalProps) {
  return (
    <div className="bg-surface p-4">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="mt-1 font-display font-semibold text-xl tabular-nums sm:text-2xl">{show(now)}</dd>
      <dd className="mt-1 text-muted text-xs tabular-nums sm:text-sm">
        {before > 0 && <span className="font-medium text-ink">{texts.change(percentOf(now, before))}</span>}{' '}
        {texts.compared(show(before))}
      </dd>
    </div>
  )
}

const percentOf = (now: number, before: number) => Math.round(((now - before) / before) * 100)
