import { seededRandom } from '../../../../demo/random.ts'
import { embeddedIn, openShopDatabase } from '../../../../tests/databases/shop-database.ts'
import { BUDGETS } from '../../budgets.ts'
import { askRaw } from '../../load/ask-raw.ts'
import { addManyProducts } from '../../shops/many-products.ts'
import { benchFolder } from '../../shops/scratch-folder.ts'
import { openShopProcess } from '../../shops/shop-process.ts'
import { median } from '../median.ts'
import type { BenchRow } from '../row.ts'
import { firstVariants, loadPages, measureLivingPages } from './living-pages.ts'

const PRODUCTS = 20_000
const IN_TURN = 10_000
const IN_TURN_MS = 5_000
/** Visits, and sales, before they come again in the same order. */
const VISITS = 20_000
const SALES = 2_000
const SEED = 15
/** Every so many visits is to the home page. */
const HOME_EVERY = 10
const ASKED_AT_ONCE = 16

/**
 * How fast a shop with very many products sends their pages: each in turn, and by how popular they are (the second half as often as the first, the
 * third a third as often, and so on) while they are sold by the same measure.
 */
export async function measurePopularPages(
  rounds: number,
  say: (sentence: string) => void,
  opened: AsyncDisposableStack,
): Promise<BenchRow[]> {
  const dataDir = await benchFolder(opened)
  const shop = await openShopProcess(dataDir, opened, say, { DEMO: 'off' })
  const db = await openShopDatabase(dataDir)
  opened.defer(() => db.destroy())
  await addManyProducts(embeddedIn(dataDir), PRODUCTS)
  const variants = await firstVariants(db)
  const visited = byPopularity(VISITS)
  const pages = visited.map((rank, n) => (n % HOME_EVERY === 0 ? '/' : pageOf(rank)))
  const warm = () => makeAll(shop.url, pages)

  say(`Making ${IN_TURN} pages`)
  const inTurn = Array.from({ length: IN_TURN }, (_, rank) => pageOf(rank))
  await makeAll(shop.url, inTurn)
  const rates: number[] = []
  for (let round = 0; round < rounds; round += 1)
    rates.push((await loadPages(shop, inTurn, { countedMs: IN_TURN_MS })).rate)
  const memory = (await shop.usage()).memory / 1_000_000

  say('Selling what is popular')
  const sold = byPopularity(SALES).map((rank) => variants[rank] ?? 0)
  const name = `pages of ${PRODUCTS.toLocaleString('en')} products by popularity`
  const living = await measureLivingPages(shop, db, { paths: pages, sold, name, warm }, rounds)
  return [
    {
      what: `${IN_TURN.toLocaleString('en')} product pages asked in turn, once they are made`,
      measured: `${Math.round(median(rates)).toLocaleString('en')} a second (${memory.toFixed(0)} MB in memory)`,
      budget: `>= ${BUDGETS.pagesInTurn.toLocaleString('en')} a second`,
      met: median(rates) >= BUDGETS.pagesInTurn,
    },
    ...living,
  ]
}

const pageOf = (rank: number) => `/products/product-${rank + 1}`

/** Ranks from 0, drawn by Zipf's law, the same in each run. */
function byPopularity(count: number): number[] {
  const random = seededRandom(SEED)
  let sum = 0
  const sums = Array.from({ length: PRODUCTS }, (_, rank) => {
    sum += 1 / (rank + 1)
    return sum
  })
  return Array.from({ length: count }, () => firstFrom(sums, random() * sum))
}

/** The place of the first number that is not below one, in an ascending list. */
function firstFrom(sorted: readonly number[], least: number): number {
  let [from, to] = [0, sorted.length - 1]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? 0) < least) from = middle + 1
    else to = middle
  }
  return from
}

/** Asks for each of some pages once. */
async function makeAll(url: string, paths: readonly string[]): Promise<void> {
  const left = [...new Set(paths)]
  await Promise.all(
    Array.from({ length: ASKED_AT_ONCE }, async () => {
      for (let path = left.pop(); path; path = left.pop()) await askRaw(url, path)
    }),
  )
}
