import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { firstRow } from '../../../server/db/prepared.ts'
import { builtOnce } from '../../../server/db/statements/built-once.ts'
import { keyUsed } from '../../../server/http/refusal.ts'

/** A wish to order: of whom, under which key. */
interface Wish {
  userId: number
  key: string
}

/** What was found of a wish. */
export interface Placing {
  /** The order that this customer placed with this key before; null when there is none. */
  placed: number | null
  /** What was ordered with it, in the order of the variants; null when there is none. */
  ordered: { variant_id: number; quantity: number }[] | null
  /** Their order that awaits its payment; null when there is none. */
  awaited: number | null
  /** The number of the order to be placed; null where there is one already, or one awaits its payment. */
  id: number | null
}

/**
 * Finds what decides whether wishes to order are new ones and may be placed; one statement. Call it while their customers are locked. Its transaction tells nobody of
 * sales, customers and jobs when it commits: `tellOfSales` does, afterwards. Nor is a statement of it that is prepared planned anew for the values at hand, which
 * cost a fifth of what PostgreSQL does for an order: all find rows by their keys.
 */
export const findPlacing = (tx: Database, wishes: readonly Wish[]): Promise<Placing[]> =>
  placing(tx, { users: wishes.map(({ userId }) => userId), keys: wishes.map(({ key }) => key) })

const placing = builtOnce(
  ({ users, keys }: { users: number[]; keys: string[] }) => sql<Placing>`
    select placed, awaited,
      (select jsonb_agg(jsonb_build_object('variant_id', variant_id, 'quantity', quantity) order by variant_id)
        from order_lines where order_id = placed) as ordered,
      case when placed is null and awaited is null then nextval(pg_get_serial_sequence('orders', 'id')) end as id,
      set_config('shop.tells_later', 'on', true), set_config('plan_cache_mode', 'force_generic_plan', true)
    from unnest(${users}::bigint[], ${keys}::uuid[]) with ordinality as wish (customer, key, place),
      lateral (select (select id from orders where user_id = customer and placed_key = key) as placed,
        (select id from orders where user_id = customer and status = 'awaiting_payment') as awaited) as found
    order by place`,
)

/** Tells whether the terms of a hash are stored. */
export async function hasTerms(db: Database, hash: string): Promise<boolean> {
  return firstRow(await termsStored(db, { hash })).is_stored
}

const termsStored = builtOnce(
  ({ hash }: { hash: string }) =>
    sql<{ is_stored: boolean }>`select exists (select from terms_versions where hash = ${hash}) as is_stored`,
)

/**
 * Finds the order that staff placed with a key. Other transactions wait for the same key until this one ends.
 * @param customerId the customer for whom staff place an order now; undefined without an account
 * @throws Refusal 409 when this customer placed an order with the same key
 */
export async function findPlacedByStaff(
  tx: Database,
  key: string,
  customerId: number | undefined,
): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  const placed = await tx
    .selectFrom('orders')
    .select(['id', 'is_manual'])
    .where('placed_key', '=', key)
    .where(({ or, eb }) => or([eb('is_manual', '=', true), eb('user_id', '=', customerId ?? null)]))
    .orderBy('is_manual', 'desc')
    .executeTakeFirst()
  if (placed && !placed.is_manual) throw keyUsed()
  return placed?.id
}

/** Finds the one order of a customer that awaits its payment. */
export async function findAwaited(db: Database, userId: number): Promise<number | undefined> {
  const awaited = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'awaiting_payment')
    .executeTakeFirst()
  return awaited?.id
}

/** Finds the last order that a customer placed since a moment. */
export async function findPlacedSince(db: Database, userId: number, since: Date): Promise<number | undefined> {
  const placed = await db
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return placed?.id
}

/** What was sold, and to whom; no customer where the account is gone. */
interface Sales {
  customers: readonly number[]
  notices: readonly string[]
}

/** Tells all processes of sales, and that a job waits, after the commit: told with it, orders would be committed one after another. */
export async function tellOfSales(db: Database, sales: Sales): Promise<void> {
  await notifyOfSales(db, sales)
}

const notifyOfSales = builtOnce(
  ({ customers, notices }: Sales) => sql`
    select pg_notify('catalogue_changed', notice) from unnest(${notices}::text[]) as notice
    union all select pg_notify('job_waits', '')
    union all select pg_notify('customer_changed', customer::text) from unnest(${customers}::bigint[]) as customer`,
)
