import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { firstRow } from '../../../server/db/prepared.ts'
import { builtOnce } from '../../../server/db/statements/built-once.ts'

/** A wish to order: of whom, under which key, by which terms. */
interface Wish {
  userId: number
  key: string
  termsHash: string
}

interface Placing {
  /** The order that this customer placed with this key before; null when there is none. */
  placed: number | null
  /** Their order that awaits its payment; null when there is none. */
  awaited: number | null
  /** Whether the terms of this hash are stored. */
  hasTerms: boolean
  /** The number of the order to be placed; null where there is one already, or one awaits its payment. */
  id: number | null
}

/**
 * Finds what decides whether a wish to order is a new one and may be placed; one statement. Call it while the customer is locked. Its transaction tells nobody of
 * sales, customers and jobs when it commits: `tellOfSales` does, afterwards. Nor is a statement of it that is prepared planned anew for the values at hand, which
 * cost a fifth of what PostgreSQL does for an order: all find rows by their keys.
 */
export async function findPlacing(tx: Database, wish: Wish): Promise<Placing> {
  return firstRow(await placing(tx, wish))
}

const placing = builtOnce(
  ({ userId, key, termsHash }: Wish) => sql<Placing>`
    select placed, awaited, exists (select from terms_versions where hash = ${termsHash}) as "hasTerms",
      case when placed is null and awaited is null then nextval(pg_get_serial_sequence('orders', 'id')) end as id,
      set_config('shop.tells_later', 'on', true), set_config('plan_cache_mode', 'force_generic_plan', true)
    from (select (select id from orders where user_id = ${userId} and placed_key = ${key}) as placed,
      (select id from orders where user_id = ${userId} and status = 'awaiting_payment') as awaited) as found`,
)

/** Finds the order that staff placed with a key, and has whoever places one with the same key wait until the end of the transaction. */
export async function findPlacedByStaff(tx: Database, key: string): Promise<number | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  const placed = tx.selectFrom('orders').select('id').where('placed_key', '=', key).where('is_manual', '=', true)
  return (await placed.executeTakeFirst())?.id
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

/**
 * Tells all processes what was sold and to whom, and that a job waits, after the commit: told with it, orders would be committed one after another.
 * @param customer null where their account is gone
 */
export async function tellOfSales(db: Database, customer: number | null, notices: readonly string[]): Promise<void> {
  await notifyOfSales(db, { customer, notices })
}

const notifyOfSales = builtOnce(
  ({ customer, notices }: { customer: number | null; notices: readonly string[] }) => sql`
    select pg_notify('catalogue_changed', notice) from unnest(${notices}::text[]) as notice
    union all select pg_notify('job_waits', '')
    union all select pg_notify('customer_changed', whose) from (select ${customer}::text as whose) as customer where whose is not null`,
)
