import { BUDGETS } from '../budgets.ts'
import { scriptBytes } from './page-weight.ts'
import type { BenchRow } from './row.ts'

/** Measures the script bytes of the home page and a product page against their budgets. */
export async function measurePageWeights(url: string, product: string): Promise<BenchRow[]> {
  const weigh = async (path: string) => scriptBytes(await (await fetch(url + path)).text())
  const home = await weigh('/')
  const other = await weigh(product)
  return [
    weightRow('JavaScript of the home page', home, BUDGETS.homeScriptBytes),
    weightRow('JavaScript of a product page', other, BUDGETS.productScriptBytes),
  ]
}

function weightRow(what: string, bytes: number, budget: number): BenchRow {
  return {
    what,
    measured: `${(bytes / 1000).toFixed(1)} kB gzip`,
    budget: `<= ${budget / 1000} kB`,
    met: bytes <= budget,
  }
}
