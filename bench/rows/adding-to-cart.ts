import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Database } from '../../server/db/open.ts'
import { issueToken } from '../../shop/session/session-store.server.ts'
import { BUDGETS } from '../budgets.ts'
import type { Load, Loaded } from '../load/load-generator.ts'
import { askProcess } from '../shops/measured-process.ts'
import type { MeasuredShop } from '../shops/shop-process.ts'
import { median } from './median.ts'
import type { BenchRow } from './row.ts'

const CONNECTIONS = 16
const CUSTOMERS = 64
const WARM_UP_MS = 1_000
const COUNTED_MS = 3_000

/** How many things a second customers can put into their carts, each add a write that has reached the disk. */
export async function measureAddingToCart(shop: MeasuredShop, db: Database, rounds: number): Promise<BenchRow[]> {
  const questions = await questionsOf(db)
  const measured: { rate: number; p99: number; cost: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = await shop.usage()
    const generator = fork(fileURLToPath(new URL('../load/load-generator.ts', import.meta.url)))
    const wanted: Load = {
      url: shop.url,
      questions,
      headers: { 'content-type': 'application/json' },
      connections: CONNECTIONS,
      warmUp: WARM_UP_MS,
      duration: COUNTED_MS,
    }
    const { loaded } = await askProcess<{ loaded: Loaded }>(generator, wanted, 'loaded')
    if ('failure' in loaded) throw new Error(loaded.failure)
    const after = await shop.usage()
    measured.push({ ...loaded, cost: (after.processorMs - before.processorMs) / loaded.answers })
  }
  const of = (key: 'rate' | 'p99' | 'cost') => median(measured.map((one) => one[key]))
  return [
    {
      what: 'adds to a cart a second',
      measured: `${Math.round(of('rate')).toLocaleString('en')} (${of('cost').toFixed(2)} ms of the shop's processor time each)`,
      budget: `>= ${BUDGETS.addsASecond.toLocaleString('en')}`,
      met: of('rate') >= BUDGETS.addsASecond,
    },
    {
      what: 'an add, 99 of 100',
      measured: `${of('p99').toFixed(1)} ms`,
      budget: `<= ${BUDGETS.addMs} ms`,
      met: of('p99') <= BUDGETS.addMs,
    },
  ]
}

/** Many customers, each with some products, as a busy shop has them. */
async function questionsOf(db: Database): Promise<NonNullable<Load['questions']>> {
  const variants = await db
    .selectFrom('variants')
    .select(['id', 'product_id'])
    .where('stock', '>', 1)
    .where('deleted_at', 'is', null)
    .limit(20)
    .execute()
  const customers = await db
    .insertInto('users')
    .values(
      Array.from({ length: CUSTOMERS }, (_, index) => ({
        email: `bench-${index}@example.com`,
        first_name: 'Bench',
        last_name: 'Test',
      })),
    )
    .returning('id')
    .execute()
  const tokens = await Promise.all(customers.map(({ id }) => issueToken(db, { id, isStaff: false }, new Date())))
  return tokens.flatMap((token) =>
    variants.slice(0, 5).map(({ id, product_id }, index) => ({
      method: 'POST',
      path: '/api/cart/',
      headers: { authorization: `Token ${token}` },
      body: JSON.stringify({ product: product_id, variant: id, quantity: 1 + (index % 2) }),
    })),
  )
}
