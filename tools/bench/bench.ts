/**
 * Measures the shop against its budgets and prints one table. What takes time is said meanwhile, so that the
 * table is all that goes to the standard output. Ends with 1 when a budget is not met.
 */
import { parseArgs } from 'node:util'
import { openShopDatabase } from '../../tests/databases/shop-database.ts'
import { BUDGETS } from './budgets.ts'
import { measureCachedAnswers } from './rows/cached-answers.ts'
import { measureCatalogueGrowth } from './rows/catalogue-growth.ts'
import { measureImports } from './rows/imports.ts'
import { measureAdmin } from './rows/lists/admin.ts'
import { measureNarrowedLists } from './rows/lists/narrowed-lists.ts'
import { measureOrdersTable } from './rows/lists/orders-table.ts'
import { measureStaffReviews } from './rows/lists/staff-reviews.ts'
import { measureStaffTable } from './rows/lists/staff-table.ts'
import { firstVariants, measureLivingPages } from './rows/living/living-pages.ts'
import { measurePopularPages } from './rows/living/popular-pages.ts'
import { measureSignedIn } from './rows/living/signed-in.ts'
import { measureOpening } from './rows/opening.ts'
import { measurePageWeights } from './rows/page-weights.ts'
import { printRows } from './rows/print-rows.ts'
import { measureRenderedPages } from './rows/rendered-pages.ts'
import { measureReviewsGrowth } from './rows/reviews-growth.ts'
import type { BenchRow } from './rows/row.ts'
import { measureSearch } from './rows/search.ts'
import { measureAddingToCart } from './rows/selling/adding-to-cart.ts'
import { measurePagesWhileOrdering } from './rows/selling/pages-while-ordering.ts'
import { measurePlacingOrders } from './rows/selling/placing-orders.ts'
import { benchFolder } from './shops/scratch-folder.ts'
import { type MeasuredShop, openShopProcess } from './shops/shop-process.ts'

const { values } = parseArgs({
  options: {
    /** The size of the big catalogue. */
    products: { type: 'string', default: '1000000' },
    /** How often the shop and the bare server take turns. */
    rounds: { type: 'string', default: '5' },
    /** The data folder of a stocked shop that is closed, instead of a new one. */
    'data-dir': { type: 'string' },
    /** How many products the large imports bring: with pictures that the shop has, and with a ZIP. */
    imported: { type: 'string', default: '10000' },
    pictured: { type: 'string', default: '1000' },
    /** How many reviews staff look through. */
    reviews: { type: 'string', default: '1000000' },
    /** One part alone: `search`, `lists`, `staff`, `counter`, `orders`, `reviews`, `imports`, `living` (of it `popular`, the shop with many products), `rendered`, `cached`, `adding` or `ordering`. */
    only: { type: 'string' },
  },
})
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`)
const HOME = 'home page, 28 cards'
const PRODUCT = 'product page'
const RENDER_BUDGETS = { [HOME]: BUDGETS.renderMs, [PRODUCT]: BUDGETS.renderProductMs }

await printRows(measure)

async function measure(opened: AsyncDisposableStack): Promise<BenchRow[]> {
  if (values.only === 'search') return measureSearch(say, opened)
  if (values.only === 'lists') return measureNarrowedLists(say, opened)
  if (values.only === 'staff') return measureStaffTable(say, opened)
  if (values.only === 'counter') return measureAdmin(say, opened)
  if (values.only === 'orders') return measureOrdersTable(say, opened)
  if (values.only === 'reviews') return measureStaffReviews(Number(values.reviews), say, opened)
  if (values.only === 'growth') return measureCatalogueGrowth(Number(values.products), say, opened)
  if (values.only === 'popular') return measurePopularPages(Number(values.rounds), say, opened)
  if (values.only === 'imports') return importInto(values['data-dir'] ?? (await stockedFolder(opened)), opened)
  if (values.only !== undefined && !['living', 'rendered', 'cached', 'adding', 'ordering'].includes(values.only))
    throw new Error(`There is no part called ${values.only}.`)
  const dataDir = values['data-dir'] ?? (await stockedFolder(opened))
  const shop = await openShopProcess(dataDir, opened, say)
  if (values.only === 'living') {
    const living = await live(shop, dataDir)
    await shop.stop()
    return [...living, ...(await measurePopularPages(Number(values.rounds), say, opened))]
  }
  if (values.only === 'adding') return addToCarts(shop, dataDir)
  if (values.only === 'ordering') return placeOrders(shop, dataDir)
  const product = `/products/${await mostReviewed(shop)}`
  const paths = { [HOME]: '/', [PRODUCT]: product, 'catalogue answer': '/api/product/' }
  if (values.only === 'rendered') {
    await shop.stop()
    return measureRenderedPages({ dataDir, paths }, RENDER_BUDGETS, opened)
  }

  say('Asking for cached answers')
  if (values.only === 'cached') return measureCachedAnswers(shop, paths, Number(values.rounds), opened)
  const cached = await measureCachedAnswers(shop, paths, Number(values.rounds), opened)
  const memory = memoryRow((await shop.usage()).memory)
  const weights = await measurePageWeights(shop.url, product)
  say('Selling while pages are asked for')
  const living = await live(shop, dataDir)
  say('Adding to carts')
  const adding = [...(await addToCarts(shop, dataDir)), ...(await placeOrders(shop, dataDir))]
  await shop.stop()

  say('Making answers anew')
  const rendered = await measureRenderedPages({ dataDir, paths }, RENDER_BUDGETS, opened)
  say('Opening the shop again and again')
  const opening = await measureOpening(dataDir, opened)
  say('Making a big catalogue')
  const growth = await measureCatalogueGrowth(Number(values.products), say, opened)
  say('Making many reviews')
  const reviews = await measureReviewsGrowth(say, opened)
  say('Searching')
  const searched = await measureSearch(say, opened)
  const narrowed = [
    ...(await measureNarrowedLists(say, opened)),
    ...(await measureStaffTable(say, opened)),
    ...(await measureAdmin(say, opened)),
    ...(await measureStaffReviews(Number(values.reviews), say, opened)),
  ]
  say('Making many orders')
  const orders = await measureOrdersTable(say, opened)
  say('Visiting what is popular')
  const popular = await measurePopularPages(Number(values.rounds), say, opened)
  return [
    ...cached,
    ...living,
    ...popular,
    ...rendered,
    ...adding,
    ...growth,
    ...reviews,
    ...searched,
    ...narrowed,
    ...orders,
    ...weights,
    opening,
    memory,
  ]
}

/** Not among the others: it takes minutes, and the shop that it fills is of no use to them. */
async function importInto(dataDir: string, opened: AsyncDisposableStack): Promise<BenchRow[]> {
  const shop = await openShopProcess(dataDir, opened, say)
  const sizes = { products: Number(values.imported), withPictures: Number(values.pictured) }
  return measureImports(shop, dataDir, sizes, say, opened)
}

async function live(shop: MeasuredShop, dataDir: string): Promise<BenchRow[]> {
  const db = await openShopDatabase(dataDir)
  const pages = await pagesOf(shop)
  const rounds = Number(values.rounds)
  try {
    const visits = { paths: pages, sold: await firstVariants(db), name: 'pages' }
    return [...(await measureLivingPages(shop, db, visits, rounds)), ...(await measureSignedIn(shop, db, rounds))]
  } finally {
    await db.destroy()
  }
}

async function addToCarts(shop: MeasuredShop, dataDir: string): Promise<BenchRow[]> {
  const db = await openShopDatabase(dataDir)
  return measureAddingToCart(shop, db, Number(values.rounds)).finally(() => db.destroy())
}

async function placeOrders(shop: MeasuredShop, dataDir: string): Promise<BenchRow[]> {
  const db = await openShopDatabase(dataDir)
  const rounds = Number(values.rounds)
  try {
    const paths = await pagesOf(shop)
    return [
      ...(await measurePlacingOrders(shop, db, rounds)),
      await measurePagesWhileOrdering(shop, db, { paths, rounds }),
    ]
  } finally {
    await db.destroy()
  }
}

/** Pages that are asked for in turn. */
async function pagesOf(shop: MeasuredShop): Promise<string[]> {
  const { results }: { results: { slug: string }[] } = await (await fetch(`${shop.url}/api/product/`)).json()
  return ['/', '/?page=2', ...results.slice(0, 6).map(({ slug }) => `/products/${slug}`)]
}

/** Stocked by a process of its own: drawing the pictures takes memory that a shop which only sells never needs. */
async function stockedFolder(opened: AsyncDisposableStack): Promise<string> {
  const folder = await benchFolder(opened)
  say('Stocking a shop')
  const shop = await openShopProcess(folder, opened, say)
  await shop.stop()
  return folder
}

/** The product page with the most on it. */
async function mostReviewed({ url }: MeasuredShop): Promise<string> {
  const { results }: { results: { slug: string; reviews_length: number }[] } = await (
    await fetch(`${url}/api/product/`)
  ).json()
  if (results.length !== 28) throw new Error(`The home page has ${results.length} cards instead of 28.`)
  const [most] = results.toSorted((one, other) => other.reviews_length - one.reviews_length)
  return most?.slug ?? ''
}

function memoryRow(bytes: number): BenchRow {
  return {
    what: "memory of the shop's process after that load",
    measured: `${(bytes / 1_000_000).toFixed(0)} MB`,
    budget: `<= ${BUDGETS.memoryBytes / 1_000_000} MB`,
    met: bytes <= BUDGETS.memoryBytes,
  }
}
