import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../../../server/db/open.ts'
import { BUDGETS } from '../../budgets.ts'
import type { MeasuredShop } from '../../shops/shop-process.ts'
import { loadPages } from '../living/living-pages.ts'
import { median } from '../median.ts'
import type { BenchRow } from '../row.ts'
import { openToOrders, wishesOf } from './placing-orders.ts'
import { COUNTED_MS } from './under-load.ts'

const ORDERS_A_SECOND = 20

/**
 * How fast the shop sends its pages while orders are placed, whatever the answers before take: as fast as while stock changes as often. Rounds with and without
 * orders take turns.
 * @param paths the pages that are asked for in turn
 */
export async function measurePagesWhileOrdering(
  shop: MeasuredShop,
  db: Database,
  { paths, rounds }: { paths: readonly string[]; rounds: number },
): Promise<BenchRow> {
  await openToOrders(db)
  const shares: number[] = []
  const ordering: { rate: number; p99: number }[] = []
  let placed = 0
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await loadPages(shop, paths, { countedMs: COUNTED_MS })
    const wishes = await wishesOf(db)
    const orders = placeSteadily(shop, wishes)
    const selling = await loadPages(shop, paths, { countedMs: COUNTED_MS, begin: () => orders.stop })
    placed += await orders.placed
    shares.push(selling.rate / quiet.rate)
    ordering.push(selling)
  }
  const [share, ms] = [median(shares), median(ordering.map(({ p99 }) => p99))]
  const wanted = BUDGETS.shareOfQuiet[ORDERS_A_SECOND]
  return {
    what: `pages while ${ORDERS_A_SECOND} orders a second are placed, share of a quiet shop`,
    measured: `${share.toFixed(2)} (${Math.round(median(ordering.map(({ rate }) => rate))).toLocaleString('en')} a second; 99 of 100 within ${ms.toFixed(0)} ms; ${placed} orders)`,
    budget: `>= ${wanted.toFixed(2)}, <= ${BUDGETS.livingMs} ms`,
    met: share >= wanted && ms <= BUDGETS.livingMs,
  }
}

/** Places orders at a rate until it is stopped. @returns what stops it when the last was answered, and how many were placed; @throws Error when one is not */
function placeSteadily(shop: MeasuredShop, wishes: Awaited<ReturnType<typeof wishesOf>>) {
  const stopping = new AbortController()
  const placed = (async () => {
    const asked: Promise<void>[] = []
    for (const { path, headers, body } of wishes) {
      if (stopping.signal.aborted) break
      asked.push(
        fetch(`${shop.url}${path}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          ...(body !== undefined && { body }),
        }).then(async (answer) => {
          if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}: ${await answer.text()}`)
          await answer.arrayBuffer()
        }),
      )
      await pause(1_000 / ORDERS_A_SECOND, undefined, { signal: stopping.signal }).catch(() => {})
    }
    await Promise.all(asked)
    return asked.length
  })()
  const stop = async () => {
    stopping.abort()
    await placed
  }
  return { placed, stop }
}
