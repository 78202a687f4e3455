import { toPrice } from '../../../lib/money.ts'
import { translatedSentence } from '../../../lib/texts/error-sentences.ts'
import type { Database } from '../../../server/db/open.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { countDeferred } from '../../../server/mail/emails-store.ts'
import type { Services } from '../../../server/services.ts'
import { countWithoutManufacturerDetails } from '../../catalog/manufacturers/manufacturers-store.server.ts'
import { refreshFigures } from '../../catalog/products/table/count-figures.server.ts'
import { selectNoResults } from '../../catalog/search/no-results/no-results-store.server.ts'
import { isOfRole } from '../../core/auth/guards/allow.server.ts'
import { findFailed } from '../../core/extensions/extensions-store.server.ts'
import { shownLatePurges } from '../../core/notifications/warn-of-late-purges.server.ts'
import { lowStockOf } from '../../core/settings/low-stock.server.ts'
import { inShopTime } from '../../sales/shipping/dates/calendar-day.ts'
import { imageUrl } from '../../ui/images/image-url.ts'
import { getDashboard, PLOT_DAYS, SPANS } from './dashboard.contract.ts'
import {
  lowStockVariants,
  mostSold,
  oldestMessages,
  oldestOrdersToMake,
  sumAwaitingPayment,
} from './dashboard-store.server.ts'
import { countSales } from './sales/sales-store.server.ts'
import { daysResponse, spanOf } from './sales/spans.ts'
import { expiringOrders, largeHolders } from './unpaid/unpaid-store.server.ts'

/** Each period is compared with the same number of days before it. */
const COUNTED_DAYS = 2 * Math.max(...SPANS)
const SEARCHES = 5

/** Registers the endpoint of the dashboard. */
export function dashboardEndpoint(app: ShopApp, services: Services): void {
  const { db, clock } = services
  app.route({
    ...getDashboard,
    handler: async (request) => {
      const now = clock()
      const [ofOrders, ofCatalogue, ofOwner] = await Promise.all([
        isOfRole(request, 'orders') ? dashboardOrders(db, now) : {},
        isOfRole(request, 'catalogue') ? dashboardCatalogue(db, now) : {},
        isOfRole(request, 'owner') ? dashboardProblems(services) : {},
      ])
      return { ...ofOrders, ...ofCatalogue, ...ofOwner }
    },
  })
}

/** Returns the problems that only owners can solve. */
async function dashboardProblems({ db, config, extensions: { listed } }: Services) {
  const [deferred_emails, late, failed] = await Promise.all([
    countDeferred(db),
    shownLatePurges({ db, config }),
    listed.length > 0 ? findFailed(db) : [],
  ])
  return {
    deferred_emails,
    late_purges: late
      ? { waiting: late.waiting, time_since: late.since.toISOString(), error: translatedSentence(late.lastError ?? '') }
      : null,
    failed_extensions: failed.filter((name) => listed.some((one) => one.name === name)),
  }
}

/** Returns sales, orders to prepare and messages. */
async function dashboardOrders(db: Database, now: Date) {
  const [counted, orders, awaiting, messages, holders, expiring] = await Promise.all([
    countSales(db, { days: COUNTED_DAYS, cutDays: SPANS, now }),
    oldestOrdersToMake(db, inShopTime(now).day),
    sumAwaitingPayment(db),
    oldestMessages(db),
    largeHolders(db),
    expiringOrders(db, now),
  ])
  return {
    spans: SPANS.map((days) => spanOf(counted, days)),
    days: daysResponse(counted, PLOT_DAYS),
    orders: orders.map(({ total_cents, created_at, ...order }) => ({
      ...order,
      price: toPrice(total_cents),
      time_created: created_at.toISOString(),
    })),
    awaiting_payment: { orders: awaiting.orders, total: toPrice(awaiting.cents) },
    unpaid: {
      holders,
      expiring: expiring.map(({ id, name, total_cents, held_until }) => ({
        ...{ id, name, price: toPrice(total_cents) },
        time_expires: held_until.toISOString(),
      })),
    },
    messages: messages.map(({ id, name, title, last_written_at }) => ({
      ...{ id, name, title },
      time_created: last_written_at.toISOString(),
    })),
  }
}

/** Returns low stock, best-selling products and searches without results. */
async function dashboardCatalogue(db: Database, now: Date) {
  const limit = await lowStockOf(db)
  await refreshFigures(db, now)
  const [stock, not_orderable, popular, searches] = await Promise.all([
    lowStockVariants(db, limit),
    countWithoutManufacturerDetails(db),
    mostSold(db),
    selectNoResults(db, now),
  ])
  return {
    stock: { limit, ...stock },
    not_orderable,
    popular:
      popular?.map(({ thumbnail_key, ...product }) => ({ ...product, thumbnail: imageUrl(thumbnail_key, 320) })) ??
      null,
    searches: searches.slice(0, SEARCHES),
  }
}
