import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { executePrepared } from '../../../server/db/prepared.ts'

interface Placing {
  /** The order that this customer placed with this key before; null when there is none. */
  placed: number | null
  /** Their order that awaits its payment; null when there is none. */
  awaited: number | null
  /** Whether the terms of this hash are stored. */
  hasTerms: boolean
}

/**
 * Finds what decides whether a wish to order is a new one and may be placed; one statement. Call it while the customer is locked. Its transaction tells nobody of
 * sales and jobs when it commits: `tellOfSales` does, afterwards.
 */
export async function findPlacing(
  tx: Database,
  { userId, key, termsHash }: { userId: number; key: string; termsHash: string },
): Promise<Placing> {
  const [found] = await executePrepared(
    tx,
    sql<Placing>`select
      (select id from orders where user_id = ${userId} and placed_key = ${key}) as placed,
      (select id from orders where user_id = ${userId} and status = 'awaiting_payment') as awaited,
      exists (select from terms_versions where hash = ${termsHash}) as "hasTerms",
      set_config('shop.tells_later', 'on', true)`.compile(tx),
  )
  if (!found) throw new Error('A statement without a table has answered no row.')
  return found
}

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

/** Tells all processes what was sold, and that a job waits, after the commit: told with it, orders would be committed one after another. */
export async function tellOfSales(db: Database, notices: readonly string[]): Promise<void> {
  const told = sql`select pg_notify('catalogue_changed', notice), pg_notify('job_waits', '') from unnest(${notices}::text[]) as notice`
  await executePrepared(db, told.compile(db))
}
