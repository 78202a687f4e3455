import type { Database } from '../../../server/db/open.ts'
import * as store from './delivery-log-store.server.ts'
import type { DeliveryState } from './tables.ts'
import { messageOf } from './webhook-message.server.ts'
import type { DeliveryResponse } from './webhooks.contract.ts'

const PAGE = 20

/** Reads a page of the delivery log with payloads and attempts. */
export async function readLog(
  db: Database,
  filter: { endpoint: number; state: DeliveryState | undefined; before: number | undefined },
): Promise<{ results: DeliveryResponse[]; next: string | null }> {
  const found = await store.findDeliveries(db, { ...filter, limit: PAGE + 1 })
  const rows = found.slice(0, PAGE)
  const [attempts, events] = await Promise.all([
    store.findAttempts(
      db,
      rows.map(({ id }) => id),
    ),
    store.findEventsOf(
      db,
      rows.flatMap(({ event }) => event ?? []),
    ),
  ])
  const eventOf = new Map(events.map((event) => [event.number, event]))
  const results = rows.map((row): DeliveryResponse => {
    const { id, message_id, type, state, due_at, created_at, event } = row
    return {
      ...{ id, message_id, type, state, is_test: event === null },
      next_attempt_at: state === 'pending' ? (due_at?.toISOString() ?? null) : null,
      created_at: created_at.toISOString(),
      payload: messageOf(event === null ? undefined : eventOf.get(event), created_at),
      attempts: attempts
        .filter(({ delivery_id }) => delivery_id === id)
        .map(({ at, duration_ms, status, error, answer }) => ({
          ...{ at: at.toISOString(), duration_ms, status, error, answer },
        })),
    }
  })
  return { results, next: found.length > PAGE ? String(rows.at(-1)?.id) : null }
}
