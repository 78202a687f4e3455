import { Download } from 'lucide-react'
import { href } from 'react-router'
import { texts } from '#texts/admin/reports/discounts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { downloadFile } from '../../../catalog/import-export/screens/download-file.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { Button } from '../../../ui/button.tsx'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { SalesPlot } from '../../dashboard/sales/sales-plot.tsx'
import { PeriodChoice } from '../period-choice.tsx'
import { readReport } from '../report-address.ts'
import type { Route } from './+types/discount-report.page'
import { type DiscountReport, getDiscountReport } from './discount-report.contract.ts'
import { DiscountTable } from './discount-table.tsx'
import { DiscountTotals } from './discount-totals.tsx'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const { from, to } = readReport(new URL(request.url).searchParams, new Date())
  const query = { from, to }
  return { query, report: await orErrorPage(texts.failedToLoad, apiFrom(context)(getDiscountReport, { query })) }
})

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.useOfDiscounts)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.useOfDiscounts,
    reason: texts.onlyStaff,
    up: { to: href('/admin/reports'), name: texts.reports },
    waiting: <ListSkeleton />,
  }),
)

type Query = Pick<DiscountReport, 'from' | 'to'>

async function download(query: Query): Promise<void> {
  try {
    await downloadFile(`/api/admin/reports/discounts.csv?${new URLSearchParams({ ...query })}`)
  } catch (error) {
    toastApiError(error)
  }
}

export default function DiscountReportScreen({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ query, report: { total, days, rows } }) => (
        <div data-wide className="max-w-6xl">
          <PeriodChoice
            query={query}
            address={(period) => `${href('/admin/reports/discounts')}?${new URLSearchParams({ ...period })}`}
          />
          <div className="mt-6">
            <DiscountTotals total={total} />
          </div>
          {rows.length === 0 ? (
            <div className="mt-8">
              <EmptyState>{texts.noUses}</EmptyState>
            </div>
          ) : (
            <>
              {days.length > 1 && (
                <SalesPlot
                  title={texts.givenByDay}
                  hasTable={false}
                  days={days.map(({ given, ...day }) => ({ ...day, sales: given }))}
                />
              )}
              <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-3">
                <h2 className="text-lg">{texts.byDiscount}</h2>
                <Button weight="quiet" className="print:hidden" onClick={() => void download(query)}>
                  <Download aria-hidden="true" className="size-5" />
                  {texts.downloadCsv}
                </Button>
              </div>
              <DiscountTable
                rows={rows}
                address={(id) =>
                  `${href('/admin/reports/discounts/:id', { id: String(id) })}?${new URLSearchParams({ ...query })}`
                }
              />
            </>
          )}
          <p className="mt-4 max-w-prose text-muted text-xs">{texts.whatCounts}</p>
        </div>
      )}
    </LoadedForStaff>
  )
}
