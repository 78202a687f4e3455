import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { EventType } from '../../lib/event-type.ts'
import { BATCH_ROWS, inBatches } from '../db/in-batches.ts'
import type { Database } from '../db/open.ts'
import { executePrepared, firstRow, prepared } from '../db/prepared.ts'
import { DAY } from '../durations.ts'
import type { EventActor, StoredEvent } from './event.ts'
import './tables.ts'

/** How long events are stored, in ms. */
const EVENTS_REMEMBERED_MS = 365 * DAY
/** Events per transaction of the assigner. */
const BATCH = 1_000

interface Recorded<Data> {
  /** Id of the subject. */
  subject: number
  data: Data
  actor: EventActor
  now: Date
  /** Until when the change can be undone with `removeHeldEvent`; the event is published afterwards. */
  heldUntil?: Date | undefined
}

/**
 * Records an event in the transaction of its change: one insert without a further lock. The event is published after
 * the commit.
 */
export async function recordEvent<Data extends z.ZodObject>(
  tx: Database,
  { type, subject: kind, data: schema }: EventType<Data>,
  { subject, data, actor, now, heldUntil }: Recorded<z.infer<Data>>,
): Promise<void> {
  await insertEvent(tx, {
    ...{ type, subject_kind: kind, subject_id: String(subject), at: now, held_until: heldUntil ?? null },
    ...{ data: JSON.stringify(schema.parse(data)), actor: JSON.stringify(actor) },
  })
}

interface EventColumns {
  type: string
  subject_kind: string
  subject_id: string
  at: Date
  held_until: Date | null
  data: string
  actor: string
}

const insertEvent = prepared(({ type, subject_kind, subject_id, at, held_until, data, actor }: EventColumns, db) =>
  db.insertInto('events').values({ type, subject_kind, subject_id, at, held_until, data, actor }),
)

/**
 * Removes the unpublished event of a change that is undone in the same transaction.
 * @returns false if it was published meanwhile
 */
export async function removeHeldEvent(
  tx: Database,
  { type, subject: kind }: EventType,
  subject: number,
): Promise<boolean> {
  const removed = await tx
    .deleteFrom('events')
    .where('type', '=', type)
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', String(subject))
    .where('position', 'is', null)
    .where('held_until', 'is not', null)
    .executeTakeFirst()
  return removed.numDeletedRows > 0n
}

/**
 * Gives the next committed events their position and their sequence number, and creates their deliveries. Concurrent
 * calls wait for each other, so an event never becomes visible below the position of a visible one.
 * @returns the number of published events, and whether others wait
 */
export async function assignPositions(db: Database, now: Date): Promise<{ assigned: number; waits: boolean }> {
  const { waits, isDue } = firstRow(await findPending(db, { now }))
  if (!isDue) return { assigned: 0, waits }
  const assigned = await db.transaction().execute(async (tx) => {
    await lockPublication(tx)
    return firstRow(await assignNext(tx, { now })).assigned
  })
  return { assigned, waits: true }
}

/**
 * Keeps events from being published until the end of the transaction. Transactions that change the deliveries of
 * several subjects call it first, because each change locks its subject.
 */
export async function lockPublication(tx: Database): Promise<void> {
  await executePrepared(tx, tx.selectFrom('event_head').select('position').forUpdate().compile())
}

/** Condition: the event can be published, and no earlier event of its subject is held. */
const isPublishable = (now: Date) => sql`
  position is null and (held_until is null or held_until <= ${now}::timestamptz)
    and (merged_until is null or merged_until <= clock_timestamp())
    and not exists (
      select from events as earlier
      where earlier.position is null and earlier.held_until > ${now}::timestamptz and earlier.number < events.number
        and earlier.subject_kind = events.subject_kind and earlier.subject_id = events.subject_id)`

// Read before the lock, so that polling for the time of held events delays and notifies no process.
const findPending = prepared(
  ({ now }: { now: Date }) => sql<{ waits: boolean; isDue: boolean }>`
    select exists (select from events where position is null) as waits,
      exists (select from events where ${isPublishable(now)}) as "isDue"`,
)

// A transaction that merges a change into an event holds its lock: the event is skipped until the change is committed.
const assignNext = prepared(
  ({ now }: { now: Date }) => sql<{ assigned: number }>`
    with due as materialized (
      select number, subject_kind, subject_id from events
      where ${isPublishable(now)}
      order by number limit ${sql.lit(BATCH)} for update skip locked),
    counted as (select subject_kind, subject_id, count(*)::integer as events from due group by 1, 2),
    subjects as (
      insert into event_subjects (kind, id, last_sequence) select subject_kind, subject_id, events from counted
      on conflict (kind, id) do update set last_sequence = event_subjects.last_sequence + excluded.last_sequence
      returning kind, id, last_sequence),
    numbered as (
      select number, row_number() over (order by number) as place,
        last_sequence - events + row_number() over (partition by subject_kind, subject_id order by number) as sequence
      from due join counted using (subject_kind, subject_id) join subjects on (kind, id) = (subject_kind, subject_id)),
    assigned as (
      update events set position = event_head.position + place, sequence = numbered.sequence
      from numbered, event_head where events.number = numbered.number
      returning events.number, events.position, type, subject_kind, subject_id),
    moved as (update event_head set position = position + (select count(*) from due)),
    delivered as (
      insert into event_deliveries (subscriber, event, position, type, subject_kind, subject_id)
      select name, number, position, type, subject_kind, subject_id
      from assigned join event_subscribers on type = any(types))
    select count(*) as assigned from due`,
)

/** An event that a subscriber has not handled yet, with its number of failed attempts. */
export interface DueDelivery extends StoredEvent {
  number: number
  attempts: number
}

/**
 * Locks the next delivery of a subscriber until the end of the transaction; undefined if none is due. A delivery waits
 * for the earlier ones of its subject.
 */
export async function lockDelivery(
  tx: Database,
  query: { subscriber: string; types: readonly string[]; now: Date },
): Promise<DueDelivery | undefined> {
  const [delivery] = await nextDelivery(tx, query)
  return delivery
}

const nextDelivery = prepared(
  ({ subscriber, types, now }: { subscriber: string; types: readonly string[]; now: Date }) => sql<DueDelivery>`
    select (event).*, attempts from next_event_delivery(${subscriber}::text, ${types}::text[], ${now}::timestamptz)`,
)

/**
 * Claims the next delivery of a subscriber for an attempt outside of a transaction; undefined if none is due. The
 * attempt is counted here, so that an event that kills the process is not handled again at once.
 * @param claimMs returns after how many ms another process can claim the delivery
 */
export async function claimDelivery(
  db: Database,
  query: { subscriber: string; types: readonly string[]; now: Date },
  claimMs: (attempts: number) => number,
): Promise<DueDelivery | undefined> {
  return db.transaction().execute(async (tx) => {
    const due = await lockDelivery(tx, query)
    if (!due) return undefined
    const attempts = due.attempts + 1
    await tx
      .updateTable('event_deliveries')
      .set({ attempts, due_at: new Date(query.now.getTime() + claimMs(attempts)) })
      .where('subscriber', '=', query.subscriber)
      .where('event', '=', due.number)
      .execute()
    return { ...due, attempts }
  })
}

/** Deletes a handled delivery, unless another process has claimed it meanwhile. */
export async function deleteClaimed(db: Database, subscriber: string, claimed: DueDelivery): Promise<void> {
  await db
    .deleteFrom('event_deliveries')
    .where('subscriber', '=', subscriber)
    .where('event', '=', claimed.number)
    .where('attempts', '=', claimed.attempts)
    .execute()
}

/** Schedules the next attempt of a claimed delivery, unless another process has claimed it meanwhile. */
export async function postponeClaimed(
  db: Database,
  subscriber: string,
  claimed: DueDelivery,
  { due_at, last_error }: { due_at: Date; last_error: string },
): Promise<void> {
  await db
    .updateTable('event_deliveries')
    .set({ due_at, last_error })
    .where('subscriber', '=', subscriber)
    .where('event', '=', claimed.number)
    .where('attempts', '=', claimed.attempts)
    .execute()
}

/** Deletes the waiting deliveries of types that a subscriber no longer receives. They would delay later events. */
export async function deleteOtherTypes(db: Database, subscriber: string, types: readonly string[]): Promise<void> {
  await deleteInBatches(
    db,
    sql`
      delete from event_deliveries where (subscriber, position) in (
        select subscriber, position from event_deliveries
        where subscriber = ${subscriber} and type <> all(${types}::text[]) limit ${sql.lit(BATCH_ROWS)})`,
  )
}

const deleteInBatches = (db: Database, statement: RawBuilder<unknown>) =>
  inBatches(() =>
    db.transaction().execute(async (tx) => {
      await lockPublication(tx)
      return Number((await statement.execute(tx)).numAffectedRows)
    }),
  )

/** Deletes a delivery that its subscriber has handled. */
export async function deleteDelivery(tx: Database, subscriber: string, { number }: DueDelivery): Promise<void> {
  const deleted = tx.deleteFrom('event_deliveries').where('subscriber', '=', subscriber).where('event', '=', number)
  await executePrepared(tx, deleted.compile())
}

/** Schedules the next attempt of a delivery and stores the error of the last one. */
export async function postponeDelivery(
  db: Database,
  subscriber: string,
  { number, attempts }: DueDelivery,
  { due_at, last_error }: { due_at: Date; last_error: string },
): Promise<void> {
  await db
    .updateTable('event_deliveries')
    .set({ attempts: attempts + 1, due_at, last_error })
    .where('subscriber', '=', subscriber)
    .where('event', '=', number)
    .execute()
}

/** Returns the published events after a position, in order. */
export async function findEventsAfter(db: Database, after: number, limit: number): Promise<StoredEvent[]> {
  return (await db
    .selectFrom('events')
    .select(['id', 'position', 'sequence', 'type', 'subject_kind', 'subject_id', 'data', 'actor', 'at'])
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute()) as StoredEvent[]
}

/**
 * Continues the positions after those of a lost database: a restored backup has an older head, and pollers would skip
 * events with positions that they have read before. Fewer than 1,000 events per second keep counted positions below
 * the milliseconds since 1970.
 */
export async function continuePositions(db: Database, now: Date): Promise<void> {
  await sql`update event_head set position = greatest(position, ${now.getTime()})`.execute(db)
}

/** Deletes events after a year, with their deliveries. Positions and sequence numbers are never used again. */
export async function sweepEvents(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - EVENTS_REMEMBERED_MS)
  await deleteInBatches(
    db,
    sql`
      delete from events where number in (
        select number from events where position is not null and at < ${before} limit ${sql.lit(BATCH_ROWS)})`,
  )
}
