import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import type { DemoGoods } from './demo-goods.contract.ts'
import { REMOVABLE_TEST_ORDERS } from './find-test-orders.server.ts'
import type { DemoKind } from './tables.ts'

/**
 * Marks all products, orders, reviews, collections and sales as demo data, and the accounts with these e-mail
 * addresses and these pages.
 */
export async function markDemo(tx: Database, emails: readonly string[], pages: readonly number[] = []): Promise<void> {
  await sql`
    insert into demo_things (kind, id)
    select 'product', id from products union all select 'order', id from orders union all select 'review', id from reviews
    union all select 'collection', id from collections union all select 'reduction', id from reductions
    union all select 'payment', id from payments
    union all select 'user', id from users where email = any(${emails}::text[])
    union all select 'page', unnest(${pages}::bigint[])`.execute(tx)
}

const isDemo = (kind: DemoKind, id: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from demo_things where kind = ${sql.lit(kind)} and demo_things.id = ${id})`

/** Condition that a staff member has changed the row, according to the audit log. Such rows belong to the shop. */
const isTouched = (kind: 'product' | 'collection' | 'reduction', id: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from audit_entries where audit_entries.kind = ${sql.lit(kind)} and subject_id = ${id})`

const ID = {
  products: sql.ref('products.id'),
  collections: sql.ref('collections.id'),
  reductions: sql.ref('reductions.id'),
  users: sql.ref('users.id'),
  orders: sql.ref('orders.id'),
  reviews: sql.ref('reviews.id'),
  payments: sql.ref('payments.id'),
} as const

/**
 * Condition that an order must stay for accounting: it has a payment, refund or withdrawal. Demo payments without
 * refunds do not count.
 */
const IS_BOOKED = sql`(
  exists (select from payments where payments.order_id = orders.id
    and (not ${isDemo('payment', ID.payments)} or exists (select from refunds where payment_id = payments.id))) or exists (select from withdrawals where withdrawals.order_id = orders.id))`

/** The demo data to remove, as relations of ids. Reviews are removed with their author. */
const REMOVABLE: Record<keyof DemoGoods, RawBuilder<{ id: number }>> = {
  products: sql`
    select id from products where deleted_at is null and ${isDemo('product', ID.products)} and not ${isTouched('product', ID.products)}`,
  collections: sql`
    select id from collections where ${isDemo('collection', ID.collections)} and not ${isTouched('collection', ID.collections)}
      and not exists (
        select from collection_products join products on products.id = product_id
        where collection_id = collections.id and deleted_at is null
          and not (${isDemo('product', ID.products)} and not ${isTouched('product', ID.products)}))`,
  reductions: sql`
    select id from reductions where ${isDemo('reduction', ID.reductions)} and not ${isTouched('reduction', ID.reductions)}`,
  people: sql`select id from users where ${isDemo('user', ID.users)}`,
  test_orders: REMOVABLE_TEST_ORDERS,
  orders: sql`
    select id from orders where not is_test and (${isDemo('order', ID.orders)} or exists (
      select from demo_things where kind = 'user' and demo_things.id = orders.user_id)) and not ${IS_BOOKED}`,
  reviews: sql`
    select id from reviews where ${isDemo('review', ID.reviews)} or exists (
      select from demo_things where kind = 'user' and demo_things.id = reviews.user_id)`,
}

/** Counts the demo data that would be removed now. */
export async function countRemovable(db: Database): Promise<DemoGoods> {
  const counts = (Object.keys(REMOVABLE) as (keyof DemoGoods)[]).map(
    (what) => sql`(select count(*) from (${REMOVABLE[what]}) as going) as ${sql.ref(what)}`,
  )
  const { rows } = await sql<DemoGoods>`select ${sql.join(counts)}`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('A count has one row.')
  return counted
}

/** Counts published demo pages that no staff member has edited. */
export async function countDemoPages(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from content_pages join demo_things on kind = 'page' and demo_things.id = content_pages.id
    where state = 'published' and not exists (
      select from audit_entries where audit_entries.kind = 'content_page' and subject_id = content_pages.id)`.execute(
    db,
  )
  return Number(rows[0]?.count ?? 0)
}

/** Returns whether the shop has a demo product that no staff member has edited. */
export async function hasDemoProducts(db: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (${REMOVABLE.products}) as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Returns the ids of demo data to remove, in ascending order. @param among only these ids; all if undefined */
export async function findRemovable(db: Database, what: keyof DemoGoods, among?: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (${REMOVABLE[what]}) as going where ${among ? sql`id = any(${among}::bigint[])` : sql`true`} order by id`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** Returns whether an account is demo data. */
export async function isDemoAccount(db: Database, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('demo_things')
    .select('id')
    .where('kind', '=', 'user')
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

/** Returns whether the shop has a product that is not demo data. */
export async function hasOwnProduct(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_so: boolean }>`
    select exists (
      select from products where deleted_at is null and (not ${isDemo('product', ID.products)} or ${isTouched('product', ID.products)})
    ) as is_so`.execute(db)
  return rows[0]?.is_so ?? false
}

/** Returns whether the counter pictures show only demo products. */
export async function hasDemoHero(tx: Database): Promise<boolean> {
  const { rows } = await sql<{ is_so: boolean }>`
    select count(*) > 0 and coalesce(bool_and(exists (
      select from demo_things where kind = 'product' and demo_things.id = (spot ->> 'product')::bigint)), false) as is_so
    from counter_pictures, lateral jsonb_array_elements(spots) as spot`.execute(tx)
  return rows[0]?.is_so ?? false
}
