import { BUDGETS } from '../budgets.ts'
import { askProcess, runMeasured } from '../shops/measured-process.ts'
import type { Rendered, ToRender } from '../shops/renderer.ts'
import type { BenchRow } from './row.ts'

/** How much processor time the answers cost that are made anew. Nobody else may have the data folder open. */
export async function measureRenderedPages(
  wanted: ToRender,
  home: keyof ToRender['paths'],
  opened: AsyncDisposableStack,
): Promise<BenchRow[]> {
  const renderer = await runMeasured('bench/shops/renderer.ts', opened)
  const { costs } = await askProcess<Rendered>(renderer.child, wanted, 'costs')
  await renderer.stop()
  return Object.entries(costs).map(([name, cost]) => ({
    what: `${name}, made anew`,
    measured: `${cost.toFixed(1)} ms of processor time`,
    ...(name === home ? { budget: `<= ${BUDGETS.renderMs} ms`, met: cost <= BUDGETS.renderMs } : { budget: '' }),
  }))
}
