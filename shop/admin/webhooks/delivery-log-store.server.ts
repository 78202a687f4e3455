import type { Database } from '../../../server/db/open.ts'
import type { StoredEvent } from '../../../server/events/event.ts'
import type { DeliveryState } from './tables.ts'

interface LogFilter {
  endpoint: number
  state: DeliveryState | undefined
  /** Only deliveries before this one. */
  before: number | undefined
  limit: number
}

/** Returns a page of the delivery log, newest first. */
export const findDeliveries = (db: Database, { endpoint, state, before, limit }: LogFilter) =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('endpoint_id', '=', endpoint)
    .$if(state !== undefined, (query) => query.where('state', '=', state as DeliveryState))
    .$if(before !== undefined, (query) => query.where('id', '<', before as number))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Returns the attempts of deliveries, oldest first. */
export async function findAttempts(db: Database, deliveries: readonly number[]) {
  if (deliveries.length === 0) return []
  return db.selectFrom('webhook_attempts').selectAll().where('delivery_id', 'in', deliveries).orderBy('id').execute()
}

/** Returns the events of deliveries. */
export async function findEventsOf(
  db: Database,
  numbers: readonly number[],
): Promise<(StoredEvent & { number: number })[]> {
  if (numbers.length === 0) return []
  return (await db.selectFrom('events').selectAll().where('number', 'in', numbers).execute()) as (StoredEvent & {
    number: number
  })[]
}

/** Reads the event of a delivery; undefined for a test. */
export async function findEventOf(db: Database, { event }: { event: number | null }): Promise<StoredEvent | undefined> {
  if (event === null) return undefined
  return (await db.selectFrom('events').selectAll().where('number', '=', event).executeTakeFirst()) as
    | StoredEvent
    | undefined
}
