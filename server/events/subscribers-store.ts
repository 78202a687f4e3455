import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import { prepared } from '../db/prepared.ts'
import { lockPublication } from './events-store.ts'
import './tables.ts'

/** Stores which types each subscriber receives. It receives the events that get their position from now on. */
export async function storeSubscribers(
  db: Database,
  subscribers: readonly { name: string; types: readonly string[] }[],
): Promise<void> {
  // Processes that start at once lock the rows in the same order.
  const rows = subscribers
    .map(({ name, types }) => ({ name, types: [...types] }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  if (rows.length === 0) return
  await db
    .insertInto('event_subscribers')
    .values(rows)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(({ ref }) => ({ types: ref('excluded.types') })))
    .execute()
}

/** Finds the subscribers that have a due delivery, also of a type that they no longer handle. */
export const findDueSubscribers = prepared(
  ({ names, now }: { names: readonly string[]; now: Date }) => sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name where exists (
      select from event_deliveries
      where subscriber = name and is_head and coalesce(due_at, '-infinity'::timestamptz) <= ${now}::timestamptz)`,
)

/** Deletes a subscriber with its waiting deliveries; few of them should be left. */
export async function deleteSubscriber(tx: Database, name: string): Promise<void> {
  await lockPublication(tx)
  await tx.deleteFrom('event_subscribers').where('name', '=', name).execute()
}
