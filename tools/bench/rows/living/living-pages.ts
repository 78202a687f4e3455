import { fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { BUDGETS } from '../../budgets.ts'
import { AS_A_BROWSER } from '../../load/ask-raw.ts'
import type { Load, Loaded } from '../../load/load-generator.ts'
import { requestFromProcess } from '../../shops/measured-process.ts'
import type { MeasuredShop } from '../../shops/shop-process.ts'
import { median } from '../median.ts'
import type { BenchRow } from '../row.ts'

const CONNECTIONS = 16
const WARM_UP_MS = 500
const COUNTED_MS = 3_000
/** Visible stock changes per second. */
const RATES = [5, 20] as const
/** Pages show whether more than a few are left, so each change between these two is visible. */
const [HIGH, LOW] = [9, 8]

interface Speed {
  rate: number
  p99: number
}

/**
 * Compares the pages per second while stock changes with the idle figure. The rates take turns on the same machine.
 * @param paths pages, requested in turn
 * @param db the shop's database; its stock is restored afterwards
 */
export async function measureLivingPages(
  shop: MeasuredShop,
  db: Database,
  paths: readonly string[],
  rounds: number,
): Promise<BenchRow[]> {
  const sold = await firstVariants(db)
  const { rows: before } = await sql<{ id: number; stock: number }>`
    select id, stock from variants where id = any(${sold})`.execute(db)
  await sql`update variants set stock = ${HIGH} where id = any(${sold})`.execute(db)
  const speeds = new Map<number, Speed[]>([0, ...RATES].map((rate) => [rate, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [rate, measured] of speeds) measured.push(await loadPages(shop, paths, () => sell(db, sold, rate)))
  }
  await sql`update variants set stock = first.stock
    from unnest(${before.map(({ id }) => id)}::bigint[], ${before.map(({ stock }) => stock)}::integer[]) as first (id, stock)
    where variants.id = first.id`.execute(db)
  return RATES.map((rate) => compare(rate, speeds))
}

/** The default variant of each product, which is the one that pages show. */
async function firstVariants(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from variants where position = 0 and deleted_at is null order by product_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Changes stock at a rate until it is stopped. */
function sell(db: Database, ids: readonly number[], rate: number) {
  const stopping = new AbortController()
  const selling = (async () => {
    if (rate === 0) return
    for (let sold = 0; !stopping.signal.aborted; sold += 1) {
      const id = ids[sold % ids.length] ?? 0
      await sql`update variants set stock = case stock when ${HIGH}::integer then ${LOW}::integer else ${HIGH}::integer end where id = ${id}`.execute(
        db,
      )
      await pause(1_000 / rate, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return async () => {
    stopping.abort()
    await selling
  }
}

/**
 * Requests pages in turn for some seconds, like browsers. @param begin starts parallel work and returns a function
 * that stops it
 */
export async function loadPages(
  shop: MeasuredShop,
  paths: readonly string[],
  begin: () => () => Promise<void>,
): Promise<Speed> {
  const stop = begin()
  const generator = fork(fileURLToPath(new URL('../../load/load-generator.ts', import.meta.url)))
  const wanted: Load = {
    url: shop.url,
    questions: paths.map((path) => ({ method: 'GET', path })),
    headers: AS_A_BROWSER,
    connections: CONNECTIONS,
    warmUp: WARM_UP_MS,
    duration: COUNTED_MS,
  }
  const { loaded } = await requestFromProcess<{ loaded: Loaded }>(generator, wanted, 'loaded').finally(stop)
  if ('failure' in loaded) throw new Error(loaded.failure)
  return loaded
}

function compare(rate: (typeof RATES)[number], speeds: ReadonlyMap<number, readonly Speed[]>): BenchRow {
  const [own, idle] = [speeds.get(rate) ?? [], speeds.get(0) ?? []]
  const share = median(own.map((speed, round) => speed.rate / (idle[round]?.rate ?? 1)))
  const [pages, p99] = [median(own.map((speed) => speed.rate)), median(own.map((speed) => speed.p99))]
  const wanted = BUDGETS.shareOfIdle[rate]
  return {
    what: `pages with ${rate} visible stock changes per second, share of idle`,
    measured: `${share.toFixed(2)} (${Math.round(pages).toLocaleString('en')} per second), p99 ${p99.toFixed(0)} ms`,
    budget: `>= ${wanted.toFixed(2)}, p99 <= ${BUDGETS.stockChangesP99Ms} ms`,
    met: share >= wanted && p99 <= BUDGETS.stockChangesP99Ms,
  }
}
