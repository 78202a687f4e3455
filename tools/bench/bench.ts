/**
 * Measures the performance goals and prints one table on standard output; progress goes to standard error. Exits with
 * code 1 if a goal is missed. Memory and paint times are measured by `npm run soak` and `npm run lighthouse`.
 */
import { parseArgs } from 'node:util'
import { openShopDatabase } from '../../tests/databases/shop-database.ts'
import { BUDGETS } from './budgets.ts'
import { measureCachedAnswers } from './rows/cached-answers.ts'
import { measureGrowth } from './rows/lists/growth.ts'
import { measureOrdersTable } from './rows/lists/orders-table.ts'
import { measureStaffTable } from './rows/lists/staff-table.ts'
import { measureLivingPages } from './rows/living/living-pages.ts'
import { measureRenderingInvoices } from './rows/living/rendering-invoices.ts'
import { measureSignedIn } from './rows/living/signed-in.ts'
import { measureOpening, startRow } from './rows/opening.ts'
import { measurePageWeights } from './rows/page-weights.ts'
import { printRows } from './rows/print-rows.ts'
import { measureRenderedPages } from './rows/rendered-pages.ts'
import type { BenchRow } from './rows/row.ts'
import { measureSearch } from './rows/search.ts'
import { measureAddingToCart } from './rows/selling/adding-to-cart.ts'
import { measurePlacingOrders } from './rows/selling/placing-orders.ts'
import { benchFolder } from './shops/scratch-folder.ts'
import { type MeasuredShop, openShopProcess } from './shops/shop-process.ts'

const PARTS = [
  ...([
    'cached',
    'living',
    'invoices',
    'rendered',
    'adding',
    'ordering',
    'search',
    'lists',
    'weights',
    'start',
  ] as const),
] as const
/** Measured only on request, because it needs a database that `tools/bench/grow.ts` has filled. */
const GROWTH = 'growth'
type Part = (typeof PARTS)[number]

const { values } = parseArgs({
  options: {
    /** Number of repetitions of each measurement. */
    rounds: { type: 'string', default: '5' },
    /** Data folder of a stopped shop with demo products; by default a new one is created. */
    'data-dir': { type: 'string' },
    /** Measures only one part. */
    only: { type: 'string' },
  },
})
const say = (sentence: string) => void process.stderr.write(`${sentence}\n`)
const rounds = Number(values.rounds)
const wanted = PARTS.filter((part) => values.only === undefined || values.only === part)
if (wanted.length === 0 && values.only !== GROWTH)
  throw new Error(`--only must be one of ${[...PARTS, GROWTH].join(', ')}.`)
const isWanted = (...parts: Part[]) => parts.some((part) => wanted.includes(part))

await printRows(measure)

async function measure(opened: AsyncDisposableStack): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  if (isWanted('cached', 'living', 'invoices', 'rendered', 'adding', 'ordering', 'weights', 'start'))
    rows.push(...(await measureDemoShop(opened)))
  if (values.only === GROWTH) rows.push(...(await measureGrowth(process.env.DATABASE_URL ?? '', say, opened)))
  if (isWanted('search')) rows.push(...(await measureSearch(say, opened)))
  if (isWanted('lists')) rows.push(await measureStaffTable(say, opened), await measureOrdersTable(say, opened))
  return rows
}

/** Measures the parts that use the demo shop. */
async function measureDemoShop(opened: AsyncDisposableStack): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  const dataDir = values['data-dir'] ?? (await benchFolder(opened))
  if (values['data-dir'] === undefined) {
    say('Adding the demo products')
    const first = await openShopProcess(dataDir, opened, say)
    rows.push(startRow('first start to a stocked demo shop', first.readyAfter, BUDGETS.firstStartMs))
    // The first start takes memory and time that later starts don't.
    await first.stop()
  }
  const shop = await openShopProcess(dataDir, opened, say)
  const product = `/products/${await mostReviewed(shop)}`
  const pages = { 'home page, 28 cards': '/', 'product page': product }
  if (isWanted('cached')) {
    say('Measuring cached responses')
    const paths = { ...pages, 'catalogue response': '/api/product/' }
    rows.push(...(await measureCachedAnswers(shop, paths, rounds, opened)))
  }
  if (isWanted('weights')) rows.push(...(await measurePageWeights(shop.url, product)))
  const db = await openShopDatabase(dataDir)
  if (isWanted('living')) {
    say('Measuring pages while stock changes')
    rows.push(...(await measureLivingPages(shop, db, await pagesOf(shop), rounds)))
    rows.push(await measureSignedIn(shop, db, rounds))
  }
  if (isWanted('invoices')) {
    say('Measuring pages while invoices are rendered')
    rows.push(await measureRenderingInvoices(shop, db, await pagesOf(shop), rounds))
  }
  if (isWanted('adding')) rows.push(await measureAddingToCart(shop, db, rounds))
  if (isWanted('ordering')) rows.push(await measurePlacingOrders(shop, db, rounds))
  await db.destroy()
  await shop.stop()
  if (isWanted('rendered')) {
    say('Measuring uncached pages')
    rows.push(...(await measureRenderedPages({ dataDir, paths: pages }, opened)))
  }
  if (isWanted('start')) rows.push(await measureOpening(dataDir, opened))
  return rows
}

/** Returns the paths of the pages to request. */
async function pagesOf(shop: MeasuredShop): Promise<string[]> {
  const { results }: { results: { slug: string }[] } = await (await fetch(`${shop.url}/api/product/`)).json()
  return ['/', '/?page=2', ...results.slice(0, 6).map(({ slug }) => `/products/${slug}`)]
}

/** Returns the path of the product page with the most reviews. */
async function mostReviewed({ url }: MeasuredShop): Promise<string> {
  const { results }: { results: { slug: string; reviews_length: number }[] } = await (
    await fetch(`${url}/api/product/`)
  ).json()
  if (results.length !== 28) throw new Error(`The home page has ${results.length} cards instead of 28.`)
  const [most] = results.toSorted((one, other) => other.reviews_length - one.reviews_length)
  return most?.slug ?? ''
}
