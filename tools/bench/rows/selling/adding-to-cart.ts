import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { executePrepared } from '../../../../server/db/prepared.ts'
import { issueToken } from '../../../../shop/core/auth/session-store.server.ts'
import { BUDGETS } from '../../budgets.ts'
import type { Load } from '../../load/load-generator.ts'
import type { MeasuredShop } from '../../shops/shop-process.ts'
import { median } from '../median.ts'
import type { BenchRow } from '../row.ts'
import { CONNECTIONS, COUNTED_MS, underLoad } from './under-load.ts'

const CUSTOMERS = 64

/**
 * How many things a second customers can put into their carts, each add a write that has reached the disk; against bare prepared writes of the
 * same lines by this process, in turns.
 */
export async function measureAddingToCart(shop: MeasuredShop, db: Database, rounds: number): Promise<BenchRow[]> {
  const { questions, lines } = await questionsOf(db)
  const measured: { rate: number; p99: number; cost: number; bare: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    measured.push({ ...(await underLoad(shop, questions)), bare: await bareWrites(db, lines) })
  }
  const share = median(measured.map(({ rate, bare }) => rate / bare))
  const of = (key: 'rate' | 'p99' | 'cost' | 'bare') => median(measured.map((one) => one[key]))
  return [
    {
      what: 'adds to a cart a second',
      measured: `${Math.round(of('rate')).toLocaleString('en')} (${of('cost').toFixed(2)} ms of the shop's processor time each)`,
      budget: `>= ${BUDGETS.addsASecond.toLocaleString('en')}`,
      met: of('rate') >= BUDGETS.addsASecond,
    },
    {
      what: 'the same, share of bare prepared writes',
      measured: `${share.toFixed(2)} (of ${Math.round(of('bare')).toLocaleString('en')} a second)`,
      budget: `>= ${BUDGETS.shareOfWrites.toFixed(2)}`,
      met: share >= BUDGETS.shareOfWrites,
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
async function questionsOf(db: Database): Promise<{ questions: NonNullable<Load['questions']>; lines: Line[] }> {
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
  const lines = customers.flatMap(({ id }) =>
    wanted.map((variant) => ({ user: id, variant: variant.id, product: variant.product_id })),
  )
  const questions = tokens.flatMap((token) =>
    wanted.map(({ id, product_id }, index) => ({
      method: 'POST',
      path: '/api/cart/',
      headers: { authorization: `Token ${token}` },
      body: JSON.stringify({ product: product_id, variant: id, quantity: 1 + (index % 2) }),
    })),
  )
  return { questions, lines }
}

interface Line {
  user: number
  product: number
  variant: number
}

/** Prepared writes of a line of a cart a second, as many at once as the shop is asked. */
async function bareWrites(db: Database, lines: readonly Line[]): Promise<number> {
  const end = performance.now() + COUNTED_MS
  let written = 0
  const writing = Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < end) {
      const { user, product, variant } = lines[written % lines.length] as Line
      written += 1
      const statement = sql`insert into cart_lines (user_id, product_id, variant_id, quantity)
        values (${user}, ${product}, ${variant}, ${1 + (written % 2)})
        on conflict (user_id, variant_id) do update set quantity = excluded.quantity`
      await executePrepared(db, statement.compile(db))
    }
  })
  await Promise.all(writing)
  return (written / COUNTED_MS) * 1_000
}
