import type { Database } from '../../../../server/db/open.ts'
import { issueToken } from '../../../../shop/core/auth/session-store.server.ts'
import { BUDGETS } from '../../budgets.ts'
import type { Load } from '../../load/load-generator.ts'
import type { MeasuredShop } from '../../shops/shop-process.ts'
import { median } from '../median.ts'
import type { BenchRow } from '../row.ts'
import { CONNECTIONS, underLoad } from './under-load.ts'

const CUSTOMERS = 64

/** Measures adding products to carts, which writes to the database each time. */
export async function measureAddingToCart(shop: MeasuredShop, db: Database, rounds: number): Promise<BenchRow> {
  const questions = await questionsOf(db)
  const measured: { rate: number; p99: number; cost: number }[] = []
  for (let round = 0; round < rounds; round += 1) measured.push(await underLoad(shop, questions))
  const of = (key: 'rate' | 'p99' | 'cost') => median(measured.map((one) => one[key]))
  return {
    what: `add to cart, ${CONNECTIONS} connections`,
    measured: `p99 ${of('p99').toFixed(1)} ms (${Math.round(of('rate')).toLocaleString('en')} per second, ${of('cost').toFixed(2)} ms of processor time each)`,
    budget: `p99 <= ${BUDGETS.addToCartP99Ms} ms`,
    met: of('p99') <= BUDGETS.addToCartP99Ms,
  }
}

/** Requests of many customers with several products each. */
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
  const wanted = variants.slice(0, 5)
  return tokens.flatMap((token) =>
    wanted.map(({ id, product_id }, index) => ({
      method: 'POST',
      path: '/api/cart/',
      headers: { authorization: `Token ${token}` },
      body: JSON.stringify({ product: product_id, variant: id, quantity: 1 + (index % 2) }),
    })),
  )
}
