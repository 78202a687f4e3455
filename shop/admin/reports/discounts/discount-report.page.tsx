import { href } from 'react-router'
import { texts } from '#texts/admin/reports/discounts'
import { DownloadButton } from '../../../core/admin-kit/download-button.tsx'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { SalesPlot } from '../../dashboard/sales/sales-plot.tsx'
import { PeriodChoice } from '../period-choice.tsx'
import { readReport } from '../report-address.ts'
import { getDiscountReport } from './discount-report.contract.ts'
import { DiscountTable } from './discount-table.tsx'
import { DiscountTotals } from './discount-totals.tsx'

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const { from, to } = readReport(query, new Date())
    return { query: { from, to }, report: await api(getDiscountReport, { query: { from, to } }) }
  },
  title: texts.useOfDiscounts,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  up: { to: href('/admin/reports'), name: texts.reports },
  view: ({ query, report: { total, days, rows, before_from, before_to } }) => (
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
              before={{ from: before_from, to: before_to }}
              days={days.map(({ given, ...day }) => ({ ...day, sales: given }))}
            />
          )}
          <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-lg">{texts.byDiscount}</h2>
            <DownloadButton address={`/api/admin/reports/discounts.csv?${new URLSearchParams(query)}`}>
              {texts.downloadCsv}
            </DownloadButton>
          </div>
          <DiscountTable
            rows={rows}
            address={(id) =>
              `${href('/admin/reports/discounts/:id', { id: String(id) })}?${new URLSearchParams({ ...query })}`
            }
          />
        </>
      )}
      <p className="mt-4 max-w-prose text-muted text-xs">{texts.reportHint}</p>
    </div>
  ),
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page
