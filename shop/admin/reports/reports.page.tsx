import { Download } from 'lucide-react'
import { href, Link } from 'react-router'
import { texts } from '#texts/admin/reports'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { downloadFile } from '../../catalog/import-export/screens/download-file.ts'
import { EmptyState } from '../../core/admin-kit/lists/empty-state.tsx'
import { FilterLinks } from '../../core/admin-kit/lists/filter-links.tsx'
import { LoadedForStaff } from '../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../core/api.ts'
import { Button } from '../../ui/button.tsx'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'
import { toastApiError } from '../../ui/feedback/toast-api-error.ts'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { SalesPlot } from '../dashboard/sales/sales-plot.tsx'
import type { Route } from './+types/reports.page'
import { PeriodChoice } from './period-choice.tsx'
import { readReport, reportAddress } from './report-address.ts'
import { ReportTable } from './report-table.tsx'
import { getSalesReport, REPORT_GROUPS, type ReportQuery, type SalesReport } from './reports.contract.ts'
import { Totals } from './totals.tsx'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const query = readReport(new URL(request.url).searchParams, new Date())
  return { query, report: await orErrorPage(texts.failedToLoad, apiFrom(context)(getSalesReport, { query })) }
})

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.reports)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.reports, reason: texts.onlyStaff, waiting: <ListSkeleton /> }),
)

export default function ReportsScreen({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <Report {...data} />}</LoadedForStaff>
}

async function download(query: ReportQuery): Promise<void> {
  try {
    await downloadFile(`/api/admin/reports/sales.csv?${new URLSearchParams({ ...query })}`)
  } catch (error) {
    toastApiError(error)
  }
}

function Report({ query, report }: { query: ReportQuery; report: SalesReport }) {
  const { rows, total, are_more } = report
  const isNothing = total.orders === 0 && rows.every(({ before }) => before === '0.00')
  return (
    <div data-wide className="max-w-6xl">
      <PeriodChoice query={query} address={(period) => reportAddress({ ...query, ...period })} />
      <div className="mt-6">
        <Totals report={report} />
      </div>
      <div className="mt-8 mb-4 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <FilterLinks
          label={texts.groups}
          links={REPORT_GROUPS.map((by) => ({
            to: reportAddress({ ...query, by }),
            name: texts.GROUPS[by],
            isChosen: query.by === by,
          }))}
        />
        <div className="flex flex-wrap items-center gap-x-4">
          <Link
            to={`${href('/admin/reports/discounts')}?${new URLSearchParams({ from: query.from, to: query.to })}`}
            className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
          >
            {texts.useOfDiscounts}
          </Link>
          <Button weight="quiet" onClick={() => void download(query)}>
            <Download aria-hidden="true" className="size-5" />
            {texts.downloadCsv}
          </Button>
        </div>
      </div>
      {isNothing ? (
        <EmptyState>{texts.noSales}</EmptyState>
      ) : (
        <>
          <h2 className="sr-only">{texts.salesBy(texts.GROUPS[query.by])}</h2>
          {query.by === 'day' && rows.length > 1 && (
            <SalesPlot days={rows.map((row) => ({ ...row, day: row.key }))} hasTable={false} />
          )}
          <div className="mt-6">
            <ReportTable by={query.by} rows={rows} areMore={are_more} />
          </div>
        </>
      )}
      <p className="mt-4 max-w-prose text-muted text-xs">{texts.whatCounts}</p>
    </div>
  )
}
