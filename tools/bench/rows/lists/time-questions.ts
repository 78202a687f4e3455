import type { Ask } from '../../shops/stocked-shops.ts'
import type { BenchRow } from '../row.ts'

interface Timed {
  ask: Ask
  token: string
  /** API paths with their queries. */
  paths: readonly string[]
  /** Name of the row. */
  what: string
  budgetMs: number
}

const WARM_UP = 5
const REQUESTS = 100

/** Requests each path repeatedly and returns one row with the p99 of the slowest. */
export async function timeQuestions(
  { ask, token, paths, what, budgetMs }: Timed,
  say: (sentence: string) => void,
): Promise<BenchRow> {
  let slowest = { path: '', p99: 0 }
  for (const path of paths) {
    say(`Requesting ${path}`)
    for (let times = 0; times < WARM_UP; times += 1) await ask(path, token)
    const took: number[] = []
    for (let times = 0; times < REQUESTS; times += 1) took.push((await ask(path, token)).took)
    took.sort((one, other) => one - other)
    const p99 = took[Math.ceil(REQUESTS * 0.99) - 1] ?? 0
    if (p99 > slowest.p99) slowest = { path, p99 }
  }
  return {
    what: `${what}, slowest of ${paths.length} queries`,
    measured: `p99 ${slowest.p99.toFixed(1)} ms (${slowest.path})`,
    budget: `p99 <= ${budgetMs} ms`,
    met: slowest.p99 <= budgetMs,
  }
}
