import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { executePrepared } from '../../../../server/db/prepared.ts'
import { addPerson } from '../../../../tests/people-and-things/some-people.ts'
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

/**
 * How fast customers, who are the ones that buy, are answered: from the catalogue against visitors, and who they are against bare prepared
 * statements of this process. All take turns, so that what else the machine does meets all.
 * @param db of the shop
 */
export async function measureSignedIn(shop: MeasuredShop, db: Database, rounds: number): Promise<BenchRow[]> {
  const { id, token } = await addPerson(db)
  const headers = { authorization: `Token ${token}` }
  const rates: Record<'visitor' | 'customer' | 'whoAmI' | 'bare', number[]> = {
    visitor: [],
    customer: [],
    whoAmI: [],
    bare: [],
  }
  for (let round = 0; round < rounds; round += 1) {
    rates.visitor.push(await load(shop, '/api/product/', {}))
    rates.customer.push(await load(shop, '/api/product/', headers))
    rates.whoAmI.push(await load(shop, '/api/user/', headers))
    rates.bare.push(await bareSelects(db, id))
  }
  const shareOf = (one: number[], other: number[]) => median(one.map((rate, round) => rate / (other[round] ?? 1)))
  const told = (rates: number[]) => Math.round(median(rates)).toLocaleString('en')
  const row = (what: string, [one, other]: [number[], number[]], least: number): BenchRow => ({
    what,
    measured: `${shareOf(one, other).toFixed(2)} (${told(one)} of ${told(other)} a second)`,
    budget: `>= ${least.toFixed(2)}`,
    met: shareOf(one, other) >= least,
  })
  return [
    row(
      "catalogue answer for a customer, share of a visitor's",
      [rates.customer, rates.visitor],
      BUDGETS.shareOfVisitor,
    ),
    row('who am I, share of bare prepared selects', [rates.whoAmI, rates.bare], BUDGETS.shareOfSelects),
  ]
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
  const { loaded } = await askProcess<{ loaded: Loaded }>(generator, wanted, 'loaded')
  if ('failure' in loaded) throw new Error(loaded.failure)
  return loaded.rate
}

/** Prepared selects of one row a second, as many at once as the shop is asked. */
async function bareSelects(db: Database, id: number): Promise<number> {
  const statement = sql`select id, email, first_name, last_name from users where id = ${id}`.compile(db)
  const end = performance.now() + COUNTED_MS
  let answers = 0
  const asking = Array.from({ length: CONNECTIONS }, async () => {
    for (; performance.now() < end; answers += 1) await executePrepared(db, statement)
  })
  await Promise.all(asking)
  return (answers / COUNTED_MS) * 1_000
}
