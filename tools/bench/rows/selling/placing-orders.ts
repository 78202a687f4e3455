import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { issueToken } from '../../../../shop/core/auth/session-store.server.ts'
import { notifySettings } from '../../../../shop/core/settings/settings-store.server.ts'
import { openForSelling } from '../../../../tests/fixtures/selling/open-for-selling.ts'
import { LYON } from '../../../../tests/fixtures/selling/selling-shop.ts'
import { BUDGETS } from '../../budgets.ts'
import type { Load } from '../../load/load-generator.ts'
import type { MeasuredShop } from '../../shops/shop-process.ts'
import { median } from '../median.ts'
import type { BenchRow } from '../row.ts'
import { CONNECTIONS, underLoad } from './under-load.ts'

/** Each customer places two orders, because more unpaid orders are refused. */
const CUSTOMERS = 3_000
/** More requests than the shop can handle in a round: a repeated request would return the same order. */
const WISHES = 6_000

/** Measures orders per second and their duration: pickup orders of two variants, with e-mail and attached terms. */
export async function measurePlacingOrders(shop: MeasuredShop, db: Database, rounds: number): Promise<BenchRow> {
  await openToOrders(db)
  const measured: { rate: number; p99: number; cost: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    await restock(db)
    measured.push(await underLoad(shop, await wishesOf(db)))
  }
  const of = (key: 'rate' | 'p99' | 'cost') => median(measured.map((one) => one[key]))
  return {
    what: `place an order, ${CONNECTIONS} connections`,
    measured: `p99 ${of('p99').toFixed(1)} ms (${Math.round(of('rate'))} per second, ${of('cost').toFixed(1)} ms of processor time each)`,
    budget: `p99 <= ${BUDGETS.orderP99Ms} ms`,
    met: of('p99') <= BUDGETS.orderP99Ms,
  }
}

/** Makes all products orderable in any quantity. */
async function openToOrders(db: Database): Promise<void> {
  await openForSelling(db, new Date())
  // The limit for unpaid orders must exceed the measured variants' price.
  await db
    .insertInto('settings')
    .values({
      name: 'unpaid',
      values: JSON.stringify({ max_first_total: '9999999' }),
      version: 1,
      updated_at: new Date(),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  await notifySettings(db)
  await sql`insert into makers (name, address, contact, updated_at)
    select distinct maker, 'Crest', 'https://maker.example', now() from products where maker <> ''
    on conflict do nothing`.execute(db)
}

/** Gives half of the variants a small stock: each sale changes its level, and it suffices for a round. */
async function restock(db: Database): Promise<void> {
  // Locked in the order of ids as by orders, because the last orders of the round before may still be running.
  await sql`
    update variants set stock = case when variants.id % 2 = 0 then 31 else 999999 end
    from (select id from variants order by id for no key update) as locked where locked.id = variants.id`.execute(db)
}

/** Order requests of many customers for two variants, each with an idempotency key. */
async function wishesOf(db: Database): Promise<NonNullable<Load['questions']>> {
  const variants = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'product_id')
    .select([
      'variants.id',
      'product_id',
      sql<number>`coalesce(variants.reduced_cents, variants.price_cents, products.price_cents)`.as('cents'),
    ])
    .where('for_sale', '=', true)
    .where('maker', '<>', '')
    .orderBy('variants.id')
    .limit(1_000)
    .execute()
  const method = await db
    .selectFrom('delivery_methods')
    .select(['id', 'brackets'])
    .where('is_collection', '=', true)
    .where('is_on', '=', true)
    .executeTakeFirstOrThrow()
  const customers = await db
    .insertInto('users')
    .values(
      Array.from({ length: CUSTOMERS }, () => ({
        email: `${randomUUID()}@example.com`,
        first_name: 'Bench',
        last_name: 'Test',
      })),
    )
    .returning('id')
    .execute()
  const tokens = await Promise.all(customers.map(({ id }) => issueToken(db, { id, isStaff: false }, new Date())))
  const fee = method.brackets[0]?.cents ?? 0
  return Array.from({ length: WISHES }, (_, place) => {
    // All variants are ordered equally often, so that their stock suffices for a round.
    const two = [place, place + Math.floor(variants.length / 2)].flatMap((at) => variants[at % variants.length] ?? [])
    const cents = two.reduce((sum, one) => sum + one.cents, fee)
    return {
      method: 'POST',
      path: '/api/checkout/',
      headers: { authorization: `Token ${tokens[place % CUSTOMERS]}` },
      body: JSON.stringify({
        key: randomUUID(),
        from_cart: false,
        lines: two.map(({ id, product_id }) => ({ product: product_id, variant: id, quantity: 1 })),
        billing: LYON,
        method: method.id,
        payment: 'collection',
        total: (cents / 100).toFixed(2),
        keep_address: false,
      }),
    }
  })
}
