import { randomBytes } from 'node:crypto'
import type { Database } from '../../../server/db/open.ts'
import { getDashboard } from '../../../shop/admin/dashboard/dashboard.contract.ts'
import { listEvents } from '../../../shop/admin/events/events.contract.ts'
import { getGuide, listGuides } from '../../../shop/admin/help/help.contract.ts'
import {
  exportDiscountReport,
  getDiscountReport,
  getDiscountUsage,
} from '../../../shop/admin/reports/discounts/discount-report.contract.ts'
import { exportSalesReport, getSalesReport } from '../../../shop/admin/reports/reports.contract.ts'
import { beginShop, checkFirstAddress } from '../../../shop/admin/setup/first-start.contract.ts'
import { firstStartAddress } from '../../../shop/admin/setup/first-start-address.server.ts'
import { getFirstSteps } from '../../../shop/admin/setup/steps/first-steps.contract.ts'
import {
  getNotifications,
  markNotificationsSeen,
} from '../../../shop/admin/shell/notifications/notifications.contract.ts'
import { searchForStaff } from '../../../shop/admin/shell/search/staff-search.contract.ts'
import { getWaiting } from '../../../shop/admin/shell/waiting/waiting.contract.ts'
import {
  beginImport,
  exportCatalogue,
  exportWrongLines,
  importedProducts,
  listImports,
  makeCollections,
  readImport,
  runImport,
  stopImport,
} from '../../../shop/catalog/import-export/catalogue-csv.contract.ts'
import { createProduct, deleteProduct, updateProduct } from '../../../shop/catalog/products/products.contract.ts'
import {
  bulkEditProducts,
  editStaffProduct,
  listStaffProducts,
  readStaffProduct,
  undoBulkEdit,
} from '../../../shop/catalog/products/table/products-table.contract.ts'
import { listStaffReviews } from '../../../shop/catalog/reviews/moderation/all/all-reviews.contract.ts'
import {
  answerReview,
  deleteReview,
  hideReview,
  listReportedReviews,
  settleReview,
  showReview,
} from '../../../shop/catalog/reviews/moderation/moderation.contract.ts'
import { endSale, listSales, readSale, sales } from '../../../shop/catalog/sale-prices/sales.contract.ts'
import { getSearchIndex } from '../../../shop/catalog/search/languages/search-index.contract.ts'
import {
  forgetNoResultSearch,
  listNoResultSearches,
} from '../../../shop/catalog/search/no-results/no-results.contract.ts'
import { countNoResult } from '../../../shop/catalog/search/no-results/no-results-store.server.ts'
import { synonyms } from '../../../shop/catalog/search/synonyms/synonyms.contract.ts'
import { auditLog } from '../../../shop/core/activity-log/audit-log.contract.ts'
import { getDemo, REMOVE_WORD, removeDemo } from '../../../shop/core/demo-data/demo-goods.contract.ts'
import { addDiscount } from '../../fixtures/discounts.ts'
import { bring, sentFiles } from '../../fixtures/import-catalogue.ts'
import { newProductForm, productForm } from '../../fixtures/product-form.ts'
import { addProduct } from '../../fixtures/products.ts'
import { PASSWORD, type Somebody } from '../world.ts'
import { valid } from './request.ts'
import { resourceRequests } from './resource-requests.ts'
import { aReview } from './shopping-requests.ts'

const CATALOGUE = 'slug,title,description,price,variant,stock\r\nmug,Mug,A mug.,12.50,One,5\r\n'

export const staffRequests = [
  valid(listEvents, () => ({ query: { after: '0', limit: '10' } })),
  valid(getWaiting, () => ({})),
  valid(getNotifications, () => ({})),
  valid(markNotificationsSeen, () => ({ body: { until: '2026-01-01T00:00:00.000Z' } })),
  valid(getSalesReport, () => ({ query: { from: '2026-01-01', to: '2026-01-31', by: 'product' as const } })),
  valid(getDiscountReport, () => ({ query: { from: '2026-01-01', to: '2026-01-31' } })),
  valid(exportDiscountReport, () => ({ query: { from: '2026-01-01', to: '2026-01-31' } })),
  valid(getDiscountUsage, async ({ shop }) => ({
    params: { id: String(await addDiscount(shop.db, { is_active: false })) },
    query: { from: '2026-01-01', to: '2026-01-31' },
  })),
  valid(exportSalesReport, () => ({ query: { from: '2026-01-01', to: '2026-01-31' } })),
  valid(listGuides, () => ({})),
  valid(getGuide, () => ({ params: { name: 'orders' as const } })),
  valid(getDashboard, () => ({})),
  valid(getFirstSteps, () => ({})),
  valid(getDemo, () => ({})),
  valid(removeDemo, async ({ shop }) => {
    await shop.db.deleteFrom('demo_things').execute()
    return { body: { confirmation: REMOVE_WORD } } as const
  }),
  valid(checkFirstAddress, () => ({ body: { token: 'guessed' } })),
  valid(beginShop, async ({ shop, newAddress }) => {
    // Demo staff do not count as owners of the shop.
    const staff = await shop.db.selectFrom('users').select('id').where('is_staff', '=', true).execute()
    if (staff.length > 0)
      await shop.db
        .insertInto('demo_things')
        .values(staff.map(({ id }) => ({ kind: 'user' as const, id })))
        .onConflict((known) => known.doNothing())
        .execute()
    const address = await firstStartAddress(shop.db, '', shop.clock.now)
    const token = address?.split('#')[1] ?? ''
    const somebody = { first_name: 'Mia', last_name: 'Roux', email: newAddress(), password: PASSWORD }
    return { body: { token, shop: 'Söhne', ...somebody } }
  }),
  valid(searchForStaff, () => ({ query: { q: 'mia' } })),
  valid(createProduct, async () => ({ body: await newProductForm() })),
  valid(updateProduct, async ({ shop }) => ({
    params: { slug: (await addProduct(shop.db)).slug },
    body: productForm({ title: 'Teapot', price: '9.90' }),
  })),
  valid(deleteProduct, async ({ shop }) => ({ params: { slug: (await addProduct(shop.db)).slug }, query: {} })),
  valid(auditLog, async ({ shop }, { id: by }) => ({ query: { product: (await addProduct(shop.db)).id, by } })),

  ...[hideReview, answerReview].map((decide) =>
    valid(decide, async (world) => ({
      params: { id: await aReview(world, await world.somebody('customer')) },
      body: { reason: 'It is an advertisement.', body: 'Thank you.' },
    })),
  ),
  ...[showReview, settleReview, deleteReview].map((decide) =>
    valid(decide, async (world) => ({ params: { id: await aReview(world, await world.somebody('customer')) } })),
  ),
  valid(listReportedReviews, () => ({ query: { hidden: 'true' } as const })),
  valid(listStaffReviews, () => ({ query: { stars: '5', state: 'unanswered', q: 'lovely' } as const })),

  ...resourceRequests(
    synonyms,
    () => ({ terms: newWords() }),
    ({ shop }) => someSynonyms(shop.db),
  ),

  valid(listNoResultSearches, () => ({})),
  valid(getSearchIndex, () => ({})),
  valid(forgetNoResultSearch, async ({ shop }) => {
    const [words = ''] = newWords()
    await countNoResult(shop.db, words, new Date())
    return { params: { words } }
  }),

  valid(listStaffProducts, () => ({ query: { q: 'mug', sort: 'stock' as const } })),
  valid(readStaffProduct, async ({ shop }) => ({ params: { id: String((await addProduct(shop.db)).id) } })),
  valid(editStaffProduct, async ({ shop }) => ({
    params: { id: String((await addProduct(shop.db)).id) },
    body: { price: '9.90' },
  })),
  valid(bulkEditProducts, async ({ shop }) => ({ body: { ids: [(await addProduct(shop.db)).id], stock: 5 } })),
  valid(undoBulkEdit, async ({ shop }, asker) => {
    const ids = [(await addProduct(shop.db)).id]
    const { undo } = await asker.api(bulkEditProducts, { body: { ids, price: '4.00' } })
    return { body: { undo: undo ?? '' } }
  }),
  ...[readSale, endSale].map((about) =>
    valid(about, async ({ shop }, asker) => ({ params: { id: await someReduction(shop.db, asker) } })),
  ),
  ...resourceRequests(
    sales,
    ({ shop }) => aReduction(shop.db),
    ({ shop }, asker) => someReduction(shop.db, asker),
  ),
  valid(listSales, () => ({
    query: { page: '1', phase: 'running', q: 'sale', sort: 'ends_at', descending: 'true' } as const,
  })),

  valid(exportCatalogue, () => ({})),
  valid(beginImport, () => ({ body: sentFiles(CATALOGUE) })),
  valid(listImports, () => ({ query: { page: '1' } })),
  ...[readImport, importedProducts, exportWrongLines, makeCollections, runImport, stopImport].map((about) =>
    valid(about, async (_, asker) => ({ params: { id: String((await bring(asker, CATALOGUE)).id) } })),
  ),
]

const aReduction = async (db: Database) => ({ name: 'Sale', percent: '20', products: [(await addProduct(db)).id] })

async function someReduction(db: Database, staff: Somebody): Promise<string> {
  const { id } = await staff.api(sales.add, { body: await aReduction(db) })
  return String(id)
}

/** Terms that are in no synonym group yet. */
const newWords = () => ['cup', 'mug'].map((word) => word + randomBytes(4).toString('hex'))

async function someSynonyms(db: Database): Promise<string> {
  const { id } = await db
    .insertInto('search_synonyms')
    .values({ terms: newWords() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}
