import { Download } from 'lucide-react'
import { useNavigate } from 'react-router'
import * as texts from '#texts/admin/reports'
import { downloadFile } from '../../catalog/import-export/screens/download-file.ts'
import { DayField } from '../../core/admin-kit/lists/day-field.tsx'
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
import { SAME_SCREEN } from '../../ui/same-screen.ts'
import { SalesPlot } from '../dashboard/sales/sales-plot.tsx'
import type { Route } from './+types/reports.page'
import { PERIOD_DAYS, periodUntilToday, periodWith, readReport, reportAddress } from './report-address.ts'
import { ReportTable } from './report-table.tsx'
import { getSalesReport, REPORT_GROUPS, type ReportQuery, type SalesReport } from './reports.contract.ts'
import { Totals } from './totals.tsx'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const query = readReport(new URL(request.url).searchParams, new Date())
  return { query, report: await orErrorPage(texts.failedToLoad, apiFrom(context)(getSalesReport, { query })) }
})

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.reports)

export const handle = staffScreen({ title: texts.reports, reason: texts.onlyStaff, waiting: <ListSkeleton /> })

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
      <Period query={query} />
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
        <Button weight="quiet" onClick={() => void download(query)}>
          <Download aria-hidden="true" className="size-5" />
          {texts.downloadCsv}
        </Button>
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

/** Periods up to today, and any other by its first and last day. */
function Period({ query }: { query: ReportQuery }) {
  const navigate = useNavigate()
  const show = (change: Partial<Pick<ReportQuery, 'from' | 'to'>>) =>
    void navigate(reportAddress({ ...periodWith(query, change), by: query.by }), { state: SAME_SCREEN })
  const now = new Date()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <FilterLinks
        label={texts.periods}
        links={PERIOD_DAYS.map((days) => {
          const period = periodUntilToday(days, now)
          return {
            to: reportAddress({ ...query, ...period }),
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
