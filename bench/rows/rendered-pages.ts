import { askProcess, runMeasured } from '../shops/measured-process.ts'
import type { Rendered, ToRender } from '../shops/renderer.ts'
import type { BenchRow } from './row.ts'

/**
 * How much processor time the answers cost that are made anew. Nobody else may have the data folder open.
 * @param budgets milliseconds, by the names of the paths; what is not there has none
 */
export async function measureRenderedPages(
  wanted: ToRender,
  budgets: Record<string, number>,
  opened: AsyncDisposableStack,
): Promise<BenchRow[]> {
  const renderer = await runMeasured('bench/shops/renderer.ts', opened)
  const { costs } = await askProcess<Rendered>(renderer.child, wanted, 'costs')
  await renderer.stop()
  return Object.entries(costs).map(([name, cost]) => {
    const row = { what: `${name}, made anew`, measured: `${cost.toFixed(1)} ms of processor time`, budget: '' }
    const ms = budgets[name]
    return ms === undefined ? row : { ...row, budget: `<= ${ms} ms`, met: cost <= ms }
  })
}
