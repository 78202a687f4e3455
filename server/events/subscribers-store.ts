import type { Database } from '../db/open.ts'
import { lockPublication } from './events-store.ts'

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

/** Deletes a subscriber with its waiting deliveries; few of them should be left. */
export async function deleteSubscriber(tx: Database, name: string): Promise<void> {
  await lockPublication(tx)
  await tx.deleteFrom('event_subscribers').where('name', '=', name).execute()
}
