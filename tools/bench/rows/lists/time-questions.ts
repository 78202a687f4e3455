import type { Ask } from '../../shops/stocked-shops.ts'
import { median } from '../median.ts'
import type { BenchRow } from '../row.ts'

interface Timed {
  ask: Ask
  /** Of whoever asks; without it, nobody in particular does. */
  token?: string
  /** Of the API, with their queries. */
  paths: readonly string[]
  /** How many of what there are, for the table: `100,000 products`. */
  among: string
  budgetMs: number
  warmUp?: number
  asked?: number
}

/** Asks each question a few times without a measure and then with one. @returns a row for each with the median */
export async function timeQuestions(
  { ask, token, paths, among, budgetMs, warmUp = 5, asked = 20 }: Timed,
  say: (sentence: string) => void,
): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const path of paths) {
    say(`Asking for ${path}`)
    for (let times = 0; times < warmUp; times += 1) await ask(path, token)
    const took: number[] = []
    for (let times = 0; times < asked; times += 1) took.push((await ask(path, token)).took)
    const ms = median(took)
    const measured = `${ms.toFixed(1)} ms`
    rows.push({ what: `${path} with ${among}`, measured, budget: `<= ${budgetMs} ms`, met: ms <= budgetMs })
  }
  return rows
}
