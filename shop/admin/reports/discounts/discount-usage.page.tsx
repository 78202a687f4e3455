import { href } from 'react-router'
import { texts } from '#texts/admin/reports/discounts'
import { type ScreenRequest, staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { SalesPlot } from '../../dashboard/sales/sales-plot.tsx'
import { PeriodChoice } from '../period-choice.tsx'
import { readReport } from '../report-address.ts'
import type { Route } from './+types/discount-usage.page'
import { getDiscountUsage } from './discount-report.contract.ts'
import { DiscountTotals } from './discount-totals.tsx'
import { EditDiscount, LatestOrders, UsedCodes } from './usage-details.tsx'

const screen = staffPage(() => ({
  load: async (api, { params, query }: ScreenRequest<Route.ClientLoaderArgs>) => {
    const { from, to } = readReport(query, new Date())
    const usage = await api(getDiscountUsage, { params, query: { from, to } })
    return { id: params.id, query: { from, to }, usage }
  },
  title: (found) => (found ? texts.usageOf(found.usage.name) : texts.useOfDiscounts),
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  up: { to: href('/admin/reports/discounts'), name: texts.useOfDiscounts },
  view: ({ id, query, usage: { total, days, orders, codes, before_from, before_to } }) => (
    <div data-wide className="max-w-6xl">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PeriodChoice
          query={query}
          address={(period) => `${href('/admin/reports/discounts/:id', { id })}?${new URLSearchParams({ ...period })}`}
        />
        <EditDiscount id={id} />
      </div>
      <div className="mt-6">
        <DiscountTotals total={total} />
      </div>
      {total.orders === 0 ? (
        <p className="mt-6 text-muted">{texts.noUsesOfThis}</p>
      ) : (
        days.length > 1 && (
          <SalesPlot
            title={texts.givenByDay}
            hasTable={false}
            before={{ from: before_from, to: before_to }}
            days={days.map(({ given, ...day }) => ({ ...day, sales: given }))}
          />
        )
      )}
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <LatestOrders orders={orders} />
        <UsedCodes codes={codes} />
      </div>
      <p className="mt-4 max-w-prose text-muted text-xs">{texts.reportHint}</p>
    </div>
  ),
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page
