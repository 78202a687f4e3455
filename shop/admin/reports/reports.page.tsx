import { href, Link } from 'react-router'
import { texts } from '#texts/admin/reports'
import { DownloadButton } from '../../core/admin-kit/download-button.tsx'
import { ForRole } from '../../core/admin-kit/for-role.tsx'
import { EmptyState } from '../../core/admin-kit/lists/empty-state.tsx'
import { FilterLinks } from '../../core/admin-kit/lists/filter-links.tsx'
import { staffPage } from '../../core/admin-kit/staff-page.tsx'
import { SalesPlot } from '../dashboard/sales/sales-plot.tsx'
import { roleOfScreen } from '../shell/navigation.ts'
import { PeriodChoice } from './period-choice.tsx'
import { readReport, reportAddress } from './report-address.ts'
import { ReportTable } from './report-table.tsx'
import {
  getSalesReport,
  REPORT_GROUPS,
  type ReportGroup,
  type ReportQuery,
  type ReportRow,
  type SalesReport,
} from './reports.contract.ts'
import { Totals } from './totals.tsx'

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const asked = readReport(query, new Date())
    const read = (by: ReportGroup) => api(getSalesReport, { query: { ...asked, by } })
    const [report, byDay] = await Promise.all([read(asked.by), asked.by === 'day' ? undefined : read('day')])
    return { query: asked, report, days: (byDay ?? report).rows }
  },
  title: texts.reports,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  view: (data) => <Report {...data} />,
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page

interface ReportProps {
  query: ReportQuery
  report: SalesReport
  /** The rows of the same period by day. */
  days: readonly ReportRow[]
}

function Report({ query, report, days }: ReportProps) {
  const { rows, total, are_more, before_from, before_to } = report
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
          <ForRole needed={roleOfScreen(href('/admin/reports/discounts'))}>
            <Link
              to={`${href('/admin/reports/discounts')}?${new URLSearchParams({ from: query.from, to: query.to })}`}
              className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
            >
              {texts.useOfDiscounts}
            </Link>
          </ForRole>
          <DownloadButton address={`/api/admin/reports/sales.csv?${new URLSearchParams({ ...query })}`}>
            {texts.downloadCsv}
          </DownloadButton>
        </div>
      </div>
      {isNothing ? (
        <EmptyState>{texts.noSales}</EmptyState>
      ) : (
        <>
          <h2 className="sr-only">{texts.salesBy(texts.GROUPS[query.by])}</h2>
          {days.length > 1 && (
            <SalesPlot
              days={days.map((row) => ({ ...row, day: row.key }))}
              before={{ from: before_from, to: before_to }}
              hasTable={query.by !== 'day'}
            />
          )}
          <div className="mt-6">
            <ReportTable by={query.by} rows={rows} areMore={are_more} />
          </div>
        </>
      )}
      <p className="mt-4 max-w-prose text-muted text-xs">{texts.reportHint}</p>
    </div>
  )
}
