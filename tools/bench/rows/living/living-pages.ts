import { fork } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { BUDGETS } from '../../budgets.ts'
import { AS_A_BROWSER } from '../../load/ask-raw.ts'
import type { Load, Loaded } from '../../load/load-generator.ts'
import { askProcess } from '../../shops/measured-process.ts'
import type { MeasuredShop } from '../../shops/shop-process.ts'
import { median } from '../median.ts'
import type { BenchRow } from '../row.ts'

const CONNECTIONS = 16
const WARM_UP_MS = 500
const COUNTED_MS = 3_000
const RATES = [0, 1, 5, 20, 100] as const

/** What a change of stock does: it goes on where people see no difference, or where each is seen. */
const KINDS = { unseen: [57, 56], seen: [9, 8] } as const

interface Speed {
  rate: number
  p99: number
}

/** Who visits what, and what is sold meanwhile. */
interface Visits {
  /** The pages that are asked for in turn. */
  paths: readonly string[]
  /** The variants of which one after the other is sold. */
  sold: readonly number[]
  /** What the rows call the pages. */
  name: string
  /** Has everything made that will be asked for. */
  warm?: () => Promise<void>
}

/**
 * How fast the shop sends its pages while things are sold: so many changes of stock a second, each of another product in turn, by a
 * connection of their own. The rates take turns, so that what else the machine does meets all of them.
 * @param db of the shop; the stock of what is sold is changed, and given back
 */
export async function measureLivingPages(
  shop: MeasuredShop,
  db: Database,
  { paths, sold, name, warm = async () => {} }: Visits,
  rounds: number,
): Promise<BenchRow[]> {
  const ids = [...new Set(sold)]
  const { rows: before } = await sql<{ id: number; stock: number }>`
    select id, stock from variants where id = any(${ids})`.execute(db)
  const rows: BenchRow[] = []
  for (const [kind, [high, low]] of Object.entries(KINDS)) {
    await sql`update variants set stock = ${high} where id = any(${ids})`.execute(db)
    await warm()
    const speeds = new Map<number, Speed[]>(RATES.map((rate) => [rate, []]))
    for (let round = 0; round < rounds; round += 1) {
      for (const rate of RATES) {
        const loaded = await loadPages(shop, paths, {
          countedMs: COUNTED_MS,
          begin: () => sell(db, sold, rate, [high, low]),
        })
        speeds.get(rate)?.push(loaded)
      }
    }
    rows.push(
      ...RATES.slice(1).map((rate) =>
        compare(`${name} while stock changes ${rate} times a second, ${kind}`, rate, speeds),
      ),
    )
  }
  await sql`update variants set stock = first.stock
    from unnest(${before.map(({ id }) => id)}::bigint[], ${before.map(({ stock }) => stock)}::integer[]) as first (id, stock)
    where variants.id = first.id`.execute(db)
  return rows
}

/** The default variant of each product, which is the one that pages show. */
export async function firstVariants(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from variants where position = 0 and deleted_at is null order by product_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Changes stock at a rate until it is stopped. */
function sell(db: Database, ids: readonly number[], rate: number, [high, low]: readonly [number, number]) {
  const stopping = new AbortController()
  const selling = (async () => {
    if (rate === 0) return
    for (let sold = 0; !stopping.signal.aborted; sold += 1) {
      const id = ids[sold % ids.length] ?? 0
      await sql`update variants set stock = case stock when ${high}::integer then ${low}::integer else ${high}::integer end where id = ${id}`.execute(
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
 * Asks for pages in turn, as browsers do, for some seconds.
 * @param begin what goes on meanwhile; the answer stops it
 */
export async function loadPages(
  shop: MeasuredShop,
  paths: readonly string[],
  { countedMs, begin = () => async () => {} }: { countedMs: number; begin?: () => () => Promise<void> },
): Promise<Speed> {
  const stop = begin()
  const generator = fork(fileURLToPath(new URL('../../load/load-generator.ts', import.meta.url)))
  const wanted: Load = {
    url: shop.url,
    questions: paths.map((path) => ({ method: 'GET', path })),
    headers: AS_A_BROWSER,
    connections: CONNECTIONS,
    warmUp: WARM_UP_MS,
    duration: countedMs,
  }
  const { loaded } = await askProcess<{ loaded: Loaded }>(generator, wanted, 'loaded').finally(stop)
  if ('failure' in loaded) throw new Error(loaded.failure)
  return loaded
}

function compare(what: string, rate: number, speeds: ReadonlyMap<number, readonly Speed[]>): BenchRow {
  const [own, quiet] = [speeds.get(rate) ?? [], speeds.get(0) ?? []]
  const share = median(own.map((speed, round) => speed.rate / (quiet[round]?.rate ?? 1)))
  const [pages, ms] = [median(own.map((speed) => speed.rate)), median(own.map((speed) => speed.p99))]
  const wanted = BUDGETS.shareOfQuiet[rate as keyof typeof BUDGETS.shareOfQuiet]
  return {
    what: `${what}, share of a quiet shop`,
    measured: `${share.toFixed(2)} (${Math.round(pages).toLocaleString('en')} a second; 99 of 100 within ${ms.toFixed(0)} ms)`,
    ...(wanted === undefined
      ? { budget: '' }
      : {
          budget: `>= ${wanted.toFixed(2)}, <= ${BUDGETS.livingMs} ms`,
          met: share >= wanted && ms <= BUDGETS.livingMs,
        }),
  }
}
