import { BUDGETS } from '../budgets.ts'
import { openShopProcess } from '../shops/shop-process.ts'
import { median } from './median.ts'
import type { BenchRow } from './row.ts'

const STARTS = 5

/**
 * Measures the time from the start of a shop with products until it is ready. The data folder must not be in use.
 */
export async function measureOpening(dataDir: string, opened: AsyncDisposableStack): Promise<BenchRow> {
  const times: number[] = []
  for (let start = 0; start < STARTS; start += 1) {
    const shop = await openShopProcess(dataDir, opened)
    times.push(shop.readyAfter)
    await shop.stop()
  }
  return startRow('start with an existing database', median(times), BUDGETS.startMs)
}

export function startRow(what: string, ms: number, budgetMs: number): BenchRow {
  return {
    what,
    measured: `${(ms / 1000).toFixed(2)} s`,
    budget: `<= ${budgetMs / 1000} s`,
    met: ms <= budgetMs,
  }
}
