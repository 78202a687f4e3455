import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import type { Schema } from '../../../server/db/schema.ts'
import { DAY } from '../../../server/durations.ts'
import { type ResourceStore, tableParts } from '../../core/admin-kit/resource/table-store.server.ts'
import type { DisabledFor } from './tables.ts'

/** A failure starts a new period if the last one is older; retries of one delivery are at most this far apart. */
const FAILURE_GAP_MS = 2 * DAY
const DISABLED_AFTER_MS = 3 * DAY

export type EndpointRow = Selectable<Schema['webhook_endpoints']>

/** The values that owners edit, and the secret of a new endpoint. */
export type EndpointColumns = Pick<EndpointRow, 'name' | 'url' | 'types' | 'is_on'> & { secret_sealed?: Buffer }

const endpoints = (db: Database) => db.selectFrom('webhook_endpoints').selectAll()

export const findEndpoint = (db: Database, id: number): Promise<EndpointRow | undefined> =>
  endpoints(db).where('id', '=', id).executeTakeFirst()

/** Locks an endpoint until the end of the transaction. Lock it before its deliveries. */
export const lockEndpoint = (tx: Database, id: number): Promise<EndpointRow | undefined> =>
  endpoints(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

/**
 * Returns whether a change makes the waiting deliveries due and clears the failures: the address changed, or the
 * webhook was switched on.
 */
export const restartsDeliveries = (before: EndpointRow, { url, is_on }: EndpointColumns): boolean =>
  before.url !== url || (is_on && !before.is_on)

/** An endpoint with the number of its deliveries that wait for an attempt. */
export type EndpointWithWaiting = EndpointRow & { waiting: number }

const withWaiting = (db: Database) =>
  endpoints(db).select(
    sql<number>`(
      select count(*)::integer from webhook_deliveries
      where endpoint_id = webhook_endpoints.id and state = 'pending')`.as('waiting'),
  )

export const endpointsStore: ResourceStore<EndpointColumns, EndpointWithWaiting> = {
  ...tableParts('webhook_endpoints'),
  find: (db) => withWaiting(db).orderBy('id').execute(),
  findForUpdate: (tx, ids) =>
    withWaiting(tx)
      .$if(ids !== undefined, (rows) => rows.where('id', 'in', ids ?? []))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
  insert: async (tx, values, created_at) => {
    const row = { ...values, secret_sealed: values.secret_sealed as Buffer, created_at }
    return (await tx.insertInto('webhook_endpoints').values(row).returning('id').executeTakeFirstOrThrow()).id
  },
  update: async (tx, before, values) => {
    await tx
      .updateTable('webhook_endpoints')
      .set({ ...values, version: before.version + 1 })
      .$if(values.is_on, (query) => query.set({ disabled_for: null }))
      .$if(restartsDeliveries(before, values), (query) => query.set({ failing_since: null, paused_until: null }))
      .where('id', '=', before.id)
      .execute()
  },
  remove: async (tx, { id }) => {
    await tx.deleteFrom('webhook_endpoints').where('id', '=', id).execute()
  },
}

/** Replaces the secret. The one before signs until `previous_until` too. */
export async function rotateSecret(
  tx: Database,
  { id, secret_sealed, version }: EndpointRow,
  next: { secret_sealed: Buffer; previous_until: Date },
): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ ...next, previous_sealed: secret_sealed, version: version + 1 })
    .where('id', '=', id)
    .execute()
}

/** Ends the failures of an endpoint after a success. */
export async function noteSuccess(tx: Database, { id, failing_since }: EndpointRow): Promise<void> {
  // A requested pause stays: this request may have started before it.
  if (!failing_since) return
  await tx.updateTable('webhook_endpoints').set({ failing_since: null }).where('id', '=', id).execute()
}

interface Failure {
  now: Date
  /** Status of the response, or the reason for a missing one. */
  failure: string
  isGone: boolean
  /** The receiver requested a pause of all requests. */
  pausedUntil: Date | null
}

/**
 * Records a failed attempt of an endpoint that is on. Disables it if the receiver is gone, or after three days of
 * failures.
 * @returns why it was disabled; null if it was not
 */
export async function noteFailure(
  tx: Database,
  { id, failing_since, last_failed_at, paused_until, version }: EndpointRow,
  { now, failure, isGone, pausedUntil }: Failure,
): Promise<DisabledFor | null> {
  const isContinued = failing_since && last_failed_at && now.getTime() - last_failed_at.getTime() <= FAILURE_GAP_MS
  const since = isContinued ? failing_since : now
  const isTooLong = now.getTime() - since.getTime() >= DISABLED_AFTER_MS
  const disabled_for = isGone ? 'gone' : isTooLong ? 'failing' : null
  await tx
    .updateTable('webhook_endpoints')
    .set({ failing_since: since, last_failed_at: now, last_failure: failure })
    .$if(pausedUntil !== null && (!paused_until || pausedUntil > paused_until), (query) =>
      query.set({ paused_until: pausedUntil }),
    )
    .$if(disabled_for !== null, (query) => query.set({ disabled_for, is_on: false, version: version + 1 }))
    .where('id', '=', id)
    .execute()
  return disabled_for
}
