import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Database } from '../../../../server/db/open.ts'
import { addPerson } from '../../../../tests/fixtures/people.ts'
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

/** Compares catalogue responses for a signed-in customer with those for a visitor. Both take turns. */
export async function measureSignedIn(shop: MeasuredShop, db: Database, rounds: number): Promise<BenchRow> {
  const { token } = await addPerson(db)
  const rates: { visitor: number; customer: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const visitor = await load(shop, '/api/product/', {})
    rates.push({ visitor, customer: await load(shop, '/api/product/', { authorization: `Token ${token}` }) })
  }
  const share = median(rates.map(({ visitor, customer }) => customer / visitor))
  const rateOf = (who: 'visitor' | 'customer') => Math.round(median(rates.map((one) => one[who]))).toLocaleString('en')
  return {
    what: "catalogue response for a customer, share of a visitor's",
    measured: `${share.toFixed(2)} (${rateOf('customer')} of ${rateOf('visitor')} per second)`,
    budget: `>= ${BUDGETS.shareOfVisitor.toFixed(2)}`,
    met: share >= BUDGETS.shareOfVisitor,
  }
}

async function load({ url }: MeasuredShop, path: string, headers: Record<string, string>): Promise<number> {
  const generator = fork(fileURLToPath(new URL('../../load/load-generator.ts', import.meta.url)))
  const wanted: Load = {
    url: url + path,
    headers: { ...AS_A_BROWSER, ...headers },
    connections: CONNECTIONS,
    warmUp: WARM_UP_MS,
    duration: COUNTED_MS,
  }
  const { loaded } = await requestFromProcess<{ loaded: Loaded }>(generator, wanted, 'loaded')
  if ('failure' in loaded) throw new Error(loaded.failure)
  return loaded.rate
}
