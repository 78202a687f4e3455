import { BYTE_ORDER_MARK } from '../../../lib/formula-cells.ts'
import { toPrice } from '../../../lib/money.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import { csvRows } from '../../catalog/import-export/file/safe-cells.server.ts'
import { findMethodNames } from '../../sales/payments/methods/method-texts.server.ts'
import { addDays } from '../../sales/shipping/dates/calendar-day.ts'
import { type ReportPeriod, reportPeriod } from './report-period.server.ts'
import {
  exportSalesReport,
  getSalesReport,
  MAX_REPORT_DAYS,
  MAX_REPORT_ROWS,
  REPORT_COLUMNS,
  type ReportQuery,
  type ReportRow,
} from './reports.contract.ts'
import { type CountedGroup, sumAllSales, sumDaysBefore, sumSales } from './sales-report-store.server.ts'
import { refreshCollections, workOnCollections } from './summaries/sum-collections.server.ts'

/** Registers the endpoints of the sales reports. */
export function reportEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, reading, paymentMethods } = services
  workOnCollections(services)
  app.route({
    ...getSalesReport,
    handler: async ({ query }) => {
      const period = reportPeriod(query)
      const [rows, total] = await reading.run(async (db) => [
        await rowsOf({ db, paymentMethods }, query, period, MAX_REPORT_ROWS + 1),
        await sumAllSales(db, period),
      ])
      // After the read, because a replica would have to replay this write first.
      if (query.by === 'collection') await refreshCollections(db, clock())
      return {
        ...{ from: period.from, to: period.to, before_from: period.beforeFrom, before_to: addDays(period.from, -1) },
        total: soldOf({ orders: total?.orders, pieces: total?.pieces, cents: total?.cents }),
        before: soldOf({ orders: total?.before_orders, pieces: total?.before_pieces, cents: total?.before_cents }),
        rows: rows.slice(0, query.by === 'day' ? rows.length : MAX_REPORT_ROWS),
        are_more: query.by !== 'day' && rows.length > MAX_REPORT_ROWS,
      }
    },
  })

  app.route({
    ...exportSalesReport,
    handler: async ({ query }, reply) => {
      const rows = await reading.run((db) =>
        rowsOf({ db, paymentMethods }, query, reportPeriod(query), Number.MAX_SAFE_INTEGER),
      )
      const cells = rows.map(({ key, name, orders, pieces, sales, before }) => ({
        ...{ key, name, orders: String(orders), items: String(pieces), sales, sales_before: before },
      }))
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="sales-by-${query.by}-${query.from}-${query.to}.csv"`)
        .send(BYTE_ORDER_MARK + csvRows([REPORT_COLUMNS]) + csvRows(cells, REPORT_COLUMNS))
    },
  })
}

async function rowsOf(
  source: Pick<Services, 'db' | 'paymentMethods'>,
  { by }: ReportQuery,
  period: ReportPeriod,
  limit: number,
): Promise<ReportRow[]> {
  const { db } = source
  const groups = await sumSales(db, by, period, by === 'day' ? MAX_REPORT_DAYS : limit)
  const days = by === 'day' ? await sumDaysBefore(db, period) : []
  const keys = groups.map(({ key }) => key).filter((key) => key !== '')
  const methods = by === 'payment' ? await findMethodNames(source, keys) : undefined
  return groups.map(({ key, name, before_cents, ...sold }, index) => ({
    ...{ key, name: methods?.get(key) ?? name, ...soldOf(sold) },
    before: toPrice(by === 'day' ? (days[index] ?? 0) : before_cents),
  }))
}

const soldOf = ({ orders = 0, pieces = 0, cents = 0 }: Partial<Pick<CountedGroup, 'orders' | 'pieces' | 'cents'>>) => ({
  orders,
  pieces,
  sales: toPrice(cents),
})
