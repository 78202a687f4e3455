import { openDatabase } from '../../../../server/db/open.ts'
import { folderMedia } from '../../../../server/media/folder-media.ts'
import { readConfig } from '../../../../server/start/config.ts'
import { REPORT_GROUPS } from '../../../../shop/admin/reports/reports.contract.ts'
import { sweepShop } from '../../../../shop/sweep.server.ts'
import { BUDGETS } from '../../budgets.ts'
import { requestFromProcess, runMeasured } from '../../shops/measured-process.ts'
import { benchFolder } from '../../shops/scratch-folder.ts'
import type { ToSearch } from '../../shops/searched-shop.ts'
import type { BenchRow } from '../row.ts'
import { staffToken } from './staff-token.ts'

const PERIODS = { year: 'from=2026-01-01&to=2026-12-31', month: 'from=2026-08-01&to=2026-08-31' }
const LISTS = [
  '/api/product/?price_range=0,9{n}',
  '/api/product/?price_low_to_high=true&in_stock=true&price_range=0,9{n}',
  '/api/filters/?price_range=0,9{n}',
  '/api/search/small/?price_range=0,9{n}',
  '/api/reviews/?productslug=product-1&ratinglte=1{n}',
  '/api/product/product-{n}/',
  '/api/suggestions/?q=sma{n}',
  '/api/staff_products/',
  '/api/staff_products/?q=product-7{n}',
  '/api/staff_products/?sort=sold&descending=true',
  '/api/staff_orders/',
  '/api/staff_orders/?page=3000',
  '/api/staff_orders/?search=sample4{n}',
  '/api/staff_orders/?status=cancelled&sort=promised',
  '/api/staff_orders/?late=true',
  '/api/staff_orders/5{n}/',
  '/api/staff_customers/?sort=spent&descending=true',
  '/api/staff_customers/?search=eva',
  '/api/staff_customers/7{n}/',
  '/api/staff_reviews/',
  '/api/staff_reviews/?q=order%205{n}',
  '/api/stock/low/',
  '/api/stock/movements/',
  '/api/stock/movements/?reason=sold&from=2025-01-01&to=2025-03-01',
  '/api/stock/movements/?q=product-7{n}',
  '/api/staff_payments/',
  '/api/staff_withdrawals/',
  '/api/changes/',
  '/api/events/?after=0',
  '/api/admin/today/',
  '/api/admin/waiting/',
  '/api/admin/notifications/',
  '/api/admin/search/?q=sample4{n}',
]
const EXPORTS = ['/api/orders.csv', '/api/customers.csv', '/api/stock/movements.csv', '/api/catalogue.csv']

const WARM_UP = 3
const REQUESTS = 50
const REPORT_REQUESTS = 3

/** Measures lists, reports, exports and the sweep of the database that `tools/bench/grow.ts` filled. */
export async function measureGrowth(
  connectionString: string,
  say: (sentence: string) => void,
  opened: AsyncDisposableStack,
): Promise<BenchRow[]> {
  const connection = { connectionString }
  const dataDir = await benchFolder(opened)
  const headers = { authorization: `Token ${await staffToken(connection)}` }
  const shop = await runMeasured('tools/bench/shops/searched-shop.ts', opened)
  const wanted: ToSearch = { connection, dataDir }
  const { url } = await requestFromProcess<{ url: string }>(shop.child, wanted, 'url')
  const rows: BenchRow[] = []
  const add = (row: BenchRow) => {
    rows.push(row)
    say(`${row.what}: ${row.measured}`)
  }

  const measure = async (path: string, requests: number, budgetMs: number, warmUp = WARM_UP) => {
    const took: number[] = []
    for (let n = 1; n <= warmUp + requests; n += 1) {
      const begun = performance.now()
      const response = await fetch(url + path.replace('{n}', String(100 + n)), { headers })
      await response.arrayBuffer()
      if (!response.ok) return add({ what: path, measured: `status ${response.status}`, budget: '', met: false })
      if (n > warmUp) took.push(performance.now() - begun)
    }
    add(timesRow(path, took, budgetMs))
  }
  for (const path of LISTS) await measure(path, REQUESTS, BUDGETS.adminListP99Ms)
  for (const by of REPORT_GROUPS)
    for (const name of ['year', 'month'] as const)
      await measure(`/api/admin/reports/sales/?by=${by}&${PERIODS[name]}`, REPORT_REQUESTS, BUDGETS.reportMs[name], 1)

  for (const path of EXPORTS) {
    const before = (await shop.usage()).memory
    const begun = performance.now()
    const response = await fetch(url + path, { headers })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    let [bytes, most] = [0, before]
    let asked = 0
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length
      if (bytes < asked) continue
      asked = bytes + 5_000_000
      most = Math.max(most, (await shop.usage()).memory)
    }
    const grown = (most - before) / 2 ** 20
    add({
      what: path,
      measured: `${(bytes / 1e6).toFixed(0)} MB in ${seconds(begun)} s, memory +${grown.toFixed(0)} MiB`,
      budget: `memory +${BUDGETS.exportMib} MiB`,
      met: grown <= BUDGETS.exportMib,
    })
  }
  add(await measureSweep(connectionString, dataDir))
  return rows
}

/** Runs the hourly sweep and reports its longest statement. */
async function measureSweep(connectionString: string, dataDir: string): Promise<BenchRow> {
  let [longest, statement] = [0, '']
  const db = openDatabase(
    { connectionString },
    {
      log({ queryDurationMillis, query }) {
        if (queryDurationMillis > longest) [longest, statement] = [queryDurationMillis, query.sql]
      },
    },
  )
  const begun = performance.now()
  const config = readConfig({ DATA_DIR: dataDir })
  await sweepShop({ db, config, media: folderMedia(dataDir), clock: () => new Date() }).finally(() => db.destroy())
  const shown = statement.replace(/\s+/g, ' ').trim().slice(0, 60)
  return {
    what: 'hourly sweep, longest statement',
    measured: `${longest.toFixed(0)} ms (${shown}), all in ${seconds(begun)} s`,
    budget: `<= ${BUDGETS.sweepStatementMs} ms`,
    met: longest <= BUDGETS.sweepStatementMs,
  }
}

const seconds = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1)

function timesRow(what: string, took: number[], budgetMs: number): BenchRow {
  took.sort((one, other) => one - other)
  const at = (share: number) => took[Math.ceil(took.length * share) - 1] ?? 0
  return {
    what,
    measured: `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms`,
    budget: `p99 <= ${budgetMs} ms`,
    met: at(0.99) <= budgetMs,
  }
}
