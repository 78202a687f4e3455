import { type SqlBool, sql } from 'kysely'
import { BATCH_ROWS, inBatches } from '../../../server/db/in-batches.ts'
import type { Database } from '../../../server/db/open.ts'
import { DAY, MINUTE } from '../../../server/durations.ts'
import { lockPublication } from '../../../server/events/events-store.ts'
import type { DeliveryState } from './tables.ts'

const REMEMBERED_MS = 30 * DAY
/** A request, its time limit of 15 s and the storage of its result take less. */
const CLAIM_MS = MINUTE
const MAX_REQUESTS = 16
const MAX_PER_ENDPOINT = 4
/** Above it, endpoints with a request in progress wait, so that slow ones leave requests to the others. */
const MAX_SHARED = 8

/** A delivery with a running attempt, and the address and secrets at its start. */
export interface ClaimedDelivery {
  id: number
  claim: string
  endpoint_id: number
  message_id: string
  attempts: number
  url: string
  secret_sealed: Buffer
  previous_sealed: Buffer | null
  previous_until: Date | null
  type: string
  /** Null for a test. */
  event: number | null
  created_at: Date
}

/**
 * Claims the next attempt for this process; undefined if none may start. Deliveries wait for the earlier ones of their
 * subject at their endpoint. An endpoint has at most four requests at once, and one while it fails. A claim of a
 * killed process expires.
 */
export async function claimDelivery(db: Database, now: Date): Promise<ClaimedDelivery | undefined> {
  if (!(await nextDelivery(db, now))) return undefined
  return db.transaction().execute(async (tx) => {
    await lockClaims(tx)
    const next = await nextDelivery(tx, now)
    return next && claim(tx, next.id, now)
  })
}

/** Serializes the claims of all processes, so that they don't exceed the limits together. */
const lockClaims = (tx: Database) => sql`select pg_advisory_xact_lock(331)`.execute(tx)

// The conditions and the order of the index `webhook_deliveries_heads`, so that no waiting delivery is read.
const DUE_AT = sql`coalesce(due_at, '-infinity'::timestamptz)`

async function nextDelivery(db: Database, now: Date): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    with running as (
      select endpoint_id, count(*)::integer as requests from webhook_deliveries
      where claim is not null and claimed_until > ${now} group by endpoint_id),
    total as (select coalesce(sum(requests), 0) as requests from running)
    select due.id from webhook_endpoints as endpoint
    left join running on running.endpoint_id = endpoint.id cross join total
    cross join lateral (
      select id, ${DUE_AT} as due_at, position from webhook_deliveries
      where endpoint_id = endpoint.id and is_head and state = 'pending' and ${DUE_AT} <= ${now}
        and (claimed_until is null or claimed_until <= ${now})
      order by ${DUE_AT}, position limit 1) as due
    where endpoint.is_on and (paused_until is null or paused_until <= ${now}) and total.requests < ${MAX_REQUESTS}
      and (running.requests is null or (
        running.requests < ${MAX_PER_ENDPOINT} and failing_since is null and total.requests < ${MAX_SHARED}))
    order by running.requests nulls first, due.due_at, due.position limit 1`.execute(db)
  return rows[0]
}

async function claim(tx: Database, id: number, now: Date): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_deliveries as delivery
    set claim = gen_random_uuid(), claimed_until = ${new Date(now.getTime() + CLAIM_MS)}
    from webhook_endpoints as endpoint
    where delivery.id = ${id} and endpoint.id = endpoint_id
    returning delivery.id, claim, endpoint_id, message_id, attempts, url, secret_sealed, previous_sealed, previous_until,
      type, event, delivery.created_at`.execute(tx)
  return rows[0]
}

/** Returns when the next waiting delivery becomes due; undefined if none does. */
export async function findNextDue(db: Database, now: Date): Promise<Date | undefined> {
  const { rows } = await sql<{ due: Date }>`
    select due_at as due from webhook_endpoints as endpoint
    cross join lateral (
      select due_at from webhook_deliveries
      where endpoint_id = endpoint.id and is_head and state = 'pending' and ${DUE_AT} > ${now}
      order by ${DUE_AT}, position limit 1) as next
    order by due_at limit 1`.execute(db)
  return rows[0]?.due
}

/**
 * Adds a test and claims its attempt. It is sent in any state of the endpoint.
 * @returns undefined if the limits of requests are reached
 */
export async function claimTest(
  db: Database,
  endpoint: number,
  type: string,
  now: Date,
): Promise<ClaimedDelivery | undefined> {
  return db.transaction().execute(async (tx) => {
    await lockClaims(tx)
    const { all, own } = await tx
      .selectFrom('webhook_deliveries')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .select(({ fn }) => fn.countAll<number>().filterWhere('endpoint_id', '=', endpoint).as('own'))
      .where('claim', 'is not', null)
      .where('claimed_until', '>', now)
      .executeTakeFirstOrThrow()
    if (all >= MAX_REQUESTS || own >= MAX_PER_ENDPOINT) return undefined
    const { id } = await tx
      .insertInto('webhook_deliveries')
      .values({ endpoint_id: endpoint, message_id: sql`gen_random_uuid()`, type, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return claim(tx, id, now)
  })
}

interface Attempt {
  at: Date
  duration_ms: number
  status: number | null
  error: string | null
  answer: string | null
}

/**
 * Stores the result of an attempt.
 * @param outcome the next attempt, or the final state
 * @returns false if the delivery was deleted, or another process has claimed it meanwhile; nothing is stored then
 */
export async function finishAttempt(
  tx: Database,
  { id, claim }: Pick<ClaimedDelivery, 'id' | 'claim'>,
  attempt: Attempt,
  outcome: { state: DeliveryState; dueAt: Date | null },
): Promise<boolean> {
  const isPending = outcome.state === 'pending'
  const stored = await tx
    .updateTable('webhook_deliveries')
    .set(({ eb }) => ({
      ...{ state: outcome.state, attempts: eb('attempts', '+', 1), claim: null, claimed_until: null },
      ...{ due_at: outcome.dueAt, finished_at: isPending ? null : attempt.at },
      is_head: isPending ? eb.ref('is_head') : false,
    }))
    .where('id', '=', id)
    .where('claim', '=', claim)
    .executeTakeFirst()
  if (stored.numUpdatedRows === 0n) return false
  await tx
    .insertInto('webhook_attempts')
    .values({ ...attempt, delivery_id: id })
    .execute()
  return true
}

/** Gives a claimed delivery back without an attempt, when the process stops. A test is deleted. */
export async function releaseClaim(db: Database, { id, claim, event }: ClaimedDelivery): Promise<void> {
  if (event === null) {
    await db.deleteFrom('webhook_deliveries').where('id', '=', id).where('claim', '=', claim).execute()
    return
  }
  await db
    .updateTable('webhook_deliveries')
    .set({ claim: null, claimed_until: null })
    .where('id', '=', id)
    .where('claim', '=', claim)
    .execute()
}

/** Makes the waiting deliveries of an endpoint due again from their first attempt. */
export async function restartDeliveries(tx: Database, endpoint: number): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    // Without its claim, the outcome of a running attempt is not stored.
    .set({ attempts: 0, due_at: null, claim: null, claimed_until: null })
    .where('endpoint_id', '=', endpoint)
    .where('state', '=', 'pending')
    .where('event', 'is not', null)
    .where((eb) => eb.or([eb('attempts', '>', 0), eb('claim', 'is not', null)]))
    .execute()
  await wakeSenders(tx)
}

/** @returns the endpoint of a delivery; undefined if the delivery does not exist */
export async function findEndpointOf(db: Database, id: number): Promise<number | undefined> {
  const found = db.selectFrom('webhook_deliveries').select('endpoint_id').where('id', '=', id)
  return (await found.executeTakeFirst())?.endpoint_id
}

/** Sends a delivery again, from the first attempt. A running attempt continues. @returns false for a test */
export async function sendAgain(tx: Database, id: number): Promise<boolean> {
  const restarted = await tx
    .updateTable('webhook_deliveries')
    .set({ state: 'pending', attempts: 0, due_at: null, finished_at: null, claim: null, claimed_until: null })
    .where('id', '=', id)
    .where('event', 'is not', null)
    .executeTakeFirst()
  await wakeSenders(tx)
  return restarted.numUpdatedRows > 0n
}

interface Range {
  from: Date
  until: Date
}

/** Counts the published events of an endpoint's types in a range of time, up to `max + 1`. */
export async function countEvents(
  tx: Database,
  types: readonly string[] | null,
  range: Range,
  max: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select from events where ${inRange(types, range)} limit ${max + 1}) as found`.execute(tx)
  return rows[0]?.count ?? 0
}

/**
 * Sends the events of a range of time again, each with its id. Deliveries that wait already are not changed. Call it
 * while the endpoint is locked.
 */
export async function replayEvents(
  tx: Database,
  endpoint: { id: number; types: readonly string[] | null },
  range: Range,
  now: Date,
): Promise<void> {
  await lockPublication(tx)
  await sql`
    insert into webhook_deliveries (endpoint_id, message_id, event, position, type, subject_kind, subject_id, created_at)
    select ${endpoint.id}, id, number, position, type, subject_kind, subject_id, ${now}
    from events where ${inRange(endpoint.types, range)} order by position
    on conflict (endpoint_id, message_id) do update
    set state = 'pending', attempts = 0, due_at = null, finished_at = null, created_at = excluded.created_at
    where webhook_deliveries.state <> 'pending'`.execute(tx)
}

const inRange = (types: readonly string[] | null, { from, until }: Range) => sql<SqlBool>`
  position is not null and at >= ${from} and at < ${until}
    and (${types === null} or type = any(${types ?? []}::text[]))`

const wakeSenders = (tx: Database) => sql`select pg_notify('event_published', '')`.execute(tx)

/** Deletes deliveries with their attempts after 30 days, and tests of killed processes. */
export async function sweepDeliveries(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('event', 'is', null)
    .where('state', '=', 'pending')
    .where('claimed_until', '<=', now)
    .execute()
  const before = new Date(now.getTime() - REMEMBERED_MS)
  await inBatches(() =>
    db.transaction().execute(async (tx) => {
      await lockPublication(tx)
      const old = tx.selectFrom('webhook_deliveries').select('id').where('created_at', '<', before).limit(BATCH_ROWS)
      return Number(
        (await tx.deleteFrom('webhook_deliveries').where('id', 'in', old).executeTakeFirst()).numDeletedRows,
      )
    }),
  )
}

/** Removes the stored responses, which receivers could have filled with data of an erased customer. */
export async function forgetAnswers(db: Database): Promise<void> {
  let after = 0
  await inBatches(async () => {
    const { rows } = await sql<{ id: number }>`
      update webhook_attempts set answer = null
      where id in (
        select id from webhook_attempts where id > ${after} and answer is not null order by id limit ${BATCH_ROWS})
      returning id`.execute(db)
    after = Math.max(after, ...rows.map(({ id }) => id))
    return rows.length
  })
}
