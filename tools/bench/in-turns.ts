import { BUDGETS } from './budgets.ts'
import { median } from './rows/median.ts'
import type { BenchRow } from './rows/row.ts'

const WARM_UP = 50
const ASKED = 300

/** Asks for something small and something big in turns: a row that tells how much longer the big one takes. */
export async function growthRow(
  what: string,
  { small, big }: { small: () => Promise<number>; big: () => Promise<number> },
): Promise<BenchRow> {
  const times: { small: number; big: number }[] = []
  for (let asked = 0; asked < WARM_UP + ASKED; asked += 1) times.push({ small: await small(), big: await big() })
  const counted = times.slice(WARM_UP)
  const few = median(counted.map((time) => time.small))
  const many = median(counted.map((time) => time.big))
  return {
    what,
    measured: `${(many / few).toFixed(2)} times (${many.toFixed(2)} against ${few.toFixed(2)} ms)`,
    budget: `<= ${BUDGETS.growth.toFixed(2)} times`,
    met: many / few <= BUDGETS.growth,
  }
}
