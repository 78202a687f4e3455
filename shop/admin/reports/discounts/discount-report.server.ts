import { BYTE_ORDER_MARK } from '../../../../lib/formula-cells.ts'
import { toPrice } from '../../../../lib/money.ts'
import { notFound } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { csvRows } from '../../../catalog/import-export/file/safe-cells.server.ts'
import { addDays } from '../../../sales/shipping/dates/calendar-day.ts'
import { type ReportPeriod, reportPeriod } from '../report-period.server.ts'
import {
  DISCOUNT_COLUMNS,
  type DiscountRow,
  exportDiscountReport,
  type Figures,
  getDiscountReport,
  getDiscountUsage,
  MAX_LATEST,
} from './discount-report.contract.ts'
import {
  type CountedDiscount,
  countCodes,
  countUses,
  findDiscountName,
  latestOrders,
} from './discount-report-store.server.ts'

const NOTHING = { uses: 0, orders: 0, given_cents: 0, cents: 0, new_customers: 0 }

/** Registers the endpoints of the reports about discounts. */
export function discountReportEndpoints(app: ShopApp, { reading }: Services): void {
  app.route({
    ...getDiscountReport,
    handler: async ({ query }) => {
      const period = reportPeriod(query)
      const counted = await reading.run((db) => countUses(db, period))
      return { ...spansOf(counted, period), rows: rowsOf(counted) }
    },
  })

  app.route({
    ...getDiscountUsage,
    handler: async ({ params: { id }, query }) => {
      const period = reportPeriod(query)
      const found = await reading.run(async (db) => ({
        name: await findDiscountName(db, id),
        orders: await latestOrders(db, id, MAX_LATEST),
        codes: await countCodes(db, id, period, MAX_LATEST),
        uses: await countUses(db, period, id),
      }))
      const { name, orders, codes, uses } = found
      if (name === undefined) throw notFound()
      return {
        name,
        ...spansOf(uses, period),
        orders: orders.map(({ created_at, given_cents, total_cents, ...order }) => ({
          ...order,
          ...{ created_at: created_at.toISOString(), given: toPrice(given_cents), total: toPrice(total_cents) },
        })),
        codes: codes.map(({ given_cents, ...code }) => ({ ...code, given: toPrice(given_cents) })),
      }
    },
  })

  app.route({
    ...exportDiscountReport,
    handler: async ({ query }, reply) => {
      const rows = rowsOf(await reading.run((db) => countUses(db, reportPeriod(query)))).map(
        ({ discount, name, before, ...now }) => ({
          ...{ discount: String(discount ?? ''), name },
          ...textsOf(now),
          ...Object.fromEntries(Object.entries(textsOf(before)).map(([column, text]) => [`${column}_before`, text])),
        }),
      )
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="discounts-${query.from}-${query.to}.csv"`)
        .send(BYTE_ORDER_MARK + csvRows([DISCOUNT_COLUMNS]) + csvRows(rows, DISCOUNT_COLUMNS))
    },
  })
}

const textsOf = (figures: Figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, String(value)]))

type Uses = Awaited<ReturnType<typeof countUses>>

/** Returns the totals and days of a period. */
function spansOf({ all, days: counted }: Uses, { beforeFrom, from, to }: ReportPeriod) {
  const days = new Map(counted.map((one) => [one.key, one]))
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return {
    ...{ from, to, before_from: beforeFrom, before_to: addDays(from, -1) },
    total: compared(all ?? { ...NOTHING, before: NOTHING }),
    days: Array.from({ length }, (_, at) => {
      const day = addDays(from, at)
      const { orders, given_cents } = days.get(day) ?? NOTHING
      const before = days.get(addDays(beforeFrom, at))?.before ?? NOTHING
      return { day, orders, given: toPrice(given_cents), before: toPrice(before.given_cents) }
    }),
  }
}

function rowsOf({ discounts }: Uses): DiscountRow[] {
  const sorted = discounts.toSorted(
    (one, other) => other.given_cents - one.given_cents || other.uses - one.uses || one.name.localeCompare(other.name),
  )
  return sorted.map(({ key, name, ...figures }) => ({
    discount: key === '' ? null : Number(key),
    name,
    ...compared(figures),
  }))
}

const compared = ({ before, ...now }: Pick<CountedDiscount, 'before' | keyof CountedDiscount['before']>) => ({
  ...figuresOf(now),
  before: figuresOf(before),
})

const figuresOf = ({ given_cents, cents, ...counts }: CountedDiscount['before']): Figures => ({
  uses: counts.uses,
  orders: counts.orders,
  given: toPrice(given_cents),
  sales: toPrice(cents),
  average: toPrice(counts.orders === 0 ? 0 : Math.round(cents / counts.orders)),
  new_customers: counts.new_customers,
})
