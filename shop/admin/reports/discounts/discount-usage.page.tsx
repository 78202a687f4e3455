import { href } from 'react-router'
import { texts } from '#texts/admin/reports/discounts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { SalesPlot } from '../../dashboard/sales/sales-plot.tsx'
import { PeriodChoice } from '../period-choice.tsx'
import { readReport } from '../report-address.ts'
import type { Route } from './+types/discount-usage.page'
import { type DiscountUsage, getDiscountUsage } from './discount-report.contract.ts'
import { DiscountTotals } from './discount-totals.tsx'
import { EditDiscount, LatestOrders, UsedCodes } from './usage-details.tsx'

export const clientLoader = staffLoader(async ({ context, params, request }: Route.ClientLoaderArgs) => {
  const { from, to } = readReport(new URL(request.url).searchParams, new Date())
  const query = { from, to }
  const found = apiFrom(context)(getDiscountUsage, { params: { id: params.id }, query })
  return { id: params.id, query, usage: await orErrorPage(texts.failedToLoad, found) }
})

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  noIndexMeta(matches, loaderData ? texts.usageOf(loaderData.usage.name) : texts.useOfDiscounts)

export const handle = localizedConstant(() =>
  staffScreen<{ usage: DiscountUsage }>({
    title: (found) => (found ? texts.usageOf(found.usage.name) : texts.useOfDiscounts),
    reason: texts.onlyStaff,
    up: { to: href('/admin/reports/discounts'), name: texts.useOfDiscounts },
    waiting: <ListSkeleton />,
  }),
)

export default function DiscountUsageScreen({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ id, query, usage: { total, days, orders, codes } }) => (
        <div data-wide className="max-w-6xl">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <PeriodChoice
              query={query}
              address={(period) =>
                `${href('/admin/reports/discounts/:id', { id })}?${new URLSearchParams({ ...period })}`
              }
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
                days={days.map(({ given, ...day }) => ({ ...day, sales: given }))}
              />
            )
          )}
          <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <LatestOrders orders={orders} />
            <UsedCodes codes={codes} />
          </div>
          <p className="mt-4 max-w-prose text-muted text-xs">{texts.whatCounts}</p>
        </div>
      )}
    </LoadedForStaff>
  )
}
