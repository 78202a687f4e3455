import { useId } from 'react'
import { texts } from '#texts/admin/dashboard'
import { showPrice, toCents } from '../../../../lib/money.ts'
import { addDays } from '../../../sales/shipping/dates/calendar-day.ts'
import type { DaySold, SpanSold } from '../dashboard.contract.ts'
import { SalesPlot } from './sales-plot.tsx'

/** Sales of today, the last 7 and the last 30 days, compared with the same number of days before; and by day. */
export function Sales({ spans, days }: { spans: readonly SpanSold[]; days: readonly DaySold[] }) {
  const id = useId()
  const firstDay = days[0]?.day ?? ''
  const before = { from: addDays(firstDay, -days.length), to: addDays(firstDay, -1) }
  const hasNoOrders = spans.every(({ orders, before }) => orders + before.orders === 0)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {texts.sales}
      </h2>
      <dl className="grid grid-cols-1 gap-x-10 gap-y-5 sm:grid-cols-3">
        {spans.map((span) => (
          <Span key={span.days} span={span} />
        ))}
      </dl>
      {hasNoOrders ? (
        <p className="mt-5 text-muted text-sm">{texts.noRecentSales}</p>
      ) : (
        <SalesPlot days={days} before={before} />
      )}
      <p className="mt-3 max-w-prose text-muted text-xs">{texts.salesHint}</p>
    </section>
  )
}

function Span({ span: { days, orders, sales, before } }: { span: SpanSold }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-line border-t pt-3 sm:block">
      <dt className="text-muted text-sm">{texts.spans[days]}</dt>
      <dd className="font-display font-semibold text-2xl tabular-nums">{showPrice(sales)}</dd>
      <dd className="col-span-2 text-muted text-sm tabular-nums">
        {texts.orders(orders)}
        {changeOf(sales, before.sales)}
      </dd>
      <dd className="col-span-2 text-muted text-sm tabular-nums">
        {texts.against(showPrice(before.sales), texts.before[days] ?? '')}
      </dd>
    </div>
  )
}

/** Returns the change in words; empty when there were no sales before. */
function changeOf(sales: string, before: string): string {
  const [current, previous] = [toCents(sales), toCents(before)]
  if (previous === 0) return ''
  const percent = Math.round(((current - previous) / previous) * 100)
  return ` · ${percent === 0 ? texts.unchanged : percent > 0 ? texts.more(percent) : texts.less(-percent)}`
}
