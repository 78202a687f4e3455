import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineEvent } from '../../lib/event-type.ts'
import { openShop, type TestShop } from '../../tests/processes/open-shop.ts'
import { until } from '../../tests/processes/until.ts'
import { listen } from '../db/listen.ts'
import type { Database } from '../db/open.ts'
import { DAY, MINUTE, SECOND } from '../durations.ts'
import { type HandleEvent, onEvent, type Subscriber } from './event.ts'
import {
  assignPositions,
  continuePositions,
  findEventsAfter,
  recordEvent,
  removeHeldEvent,
  sweepEvents,
} from './events-store.ts'
import { startEvents } from './start-events.ts'

const baked = defineEvent({ type: 'loaf.baked', subject: 'loaf', data: z.object({ grams: z.int() }), summary: '' })
const eaten = defineEvent({ type: 'loaf.eaten', subject: 'loaf', data: z.object({ grams: z.int() }), summary: '' })

type Options = { heldUntil?: Date; type?: typeof baked }
const record = (tx: Database, shop: TestShop, loaf: number, grams = 1, { type = baked, heldUntil }: Options = {}) =>
  recordEvent(tx, type, { subject: loaf, data: { grams }, actor: { kind: 'job' }, now: shop.clock.now, heldUntil })

const subscriber = (name: string, handle: HandleEvent<{ grams: number }>): Subscriber => ({
  name,
  handlers: [onEvent(baked, handle), onEvent(eaten, handle)],
})

/** Publishes and delivers events as another process of the shop. */
function processOf(shop: TestShop, ...subscribers: Subscriber[]): AsyncDisposable & { failures: object[] } {
  const failures: object[] = []
  const log = (failure: object) => void failures.push(failure)
  const events = startEvents({ db: shop.db, clock: () => shop.clock.now, log }, subscribers)
  const listener = listen(shop.connection, { job_waits: () => events.wake(), event_published: () => events.deliver() })
  return {
    failures,
    async [Symbol.asyncDispose]() {
      await events.stop()
      await listener.stop()
    },
  }
}

const deliveries = (shop: TestShop) => shop.db.selectFrom('event_deliveries').selectAll().orderBy('position').execute()
const published = (shop: TestShop, after = 0) => findEventsAfter(shop.db, after, 10_000)
const isPublished = async (shop: TestShop) => !(await assignPositions(shop.db, shop.clock.now)).waits
async function publishOne(shop: TestShop) {
  await record(shop.db, shop, 1)
  await until(() => isPublished(shop))
  const [event] = (await published(shop)).slice(-1)
  if (!event) throw new Error('An event must be published.')
  return event
}
const hasSubscriber = (shop: TestShop, name: string) => async () =>
  (await shop.db.selectFrom('event_subscribers').where('name', '=', name).select('name').execute()).length === 1

test('a polling reader sees every event of concurrent writers once, in the order of each subject', async () => {
  await using shop = await openShop()
  const [writers, each, subjects] = [8, 40, 5]
  let isWriting = true
  const read = (async () => {
    const seen: Awaited<ReturnType<typeof published>> = []
    for (let isLast = false; !isLast; ) {
      isLast = !isWriting && (await isPublished(shop))
      for (let more = true; more; ) {
        const found = await findEventsAfter(shop.db, seen.at(-1)?.position ?? 0, 7)
        seen.push(...found)
        more = found.length > 0
      }
    }
    return seen
  })()
  // Each writer counts the events of a subject under a lock, and commits in another order than it records.
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let round = 0; round < each; round += 1)
        await shop.db
          .transaction()
          .execute(async (tx) => {
            const subject = (writer + round) % subjects
            await record(tx, shop, 100 + writer * each + round)
            await sql`select pg_advisory_xact_lock(7, ${subject})`.execute(tx)
            const grams = await tx
              .selectFrom('events')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .where('subject_id', '=', String(subject))
              .executeTakeFirstOrThrow()
            await record(tx, shop, subject, grams.count + 1)
            await sql`select pg_sleep(${((writer * 7 + round * 3) % 5) / 1_000})`.execute(tx)
            if (round % 10 === 9) throw new Error('The change is refused.')
          })
          .catch((error: Error) => expect(error.message).toBe('The change is refused.'))
    }),
  )
  isWriting = false
  const seen = await read
  expect(seen).toHaveLength(writers * each * 0.9 * 2)
  expect(seen.map(({ position }) => position)).toEqual(seen.map((_, index) => index + 1))
  for (let subject = 0; subject < subjects; subject += 1) {
    const own = seen.filter(({ subject_id }) => subject_id === String(subject))
    expect(own.map(({ sequence }) => sequence)).toEqual(own.map((_, index) => index + 1))
    expect(own.map(({ data }) => data)).toEqual(own.map((_, index) => ({ grams: index + 1 })))
  }
})

test('several processes publish and deliver each event once, also after one of them was killed in between', {
  tags: ['deep'],
}, async () => {
  await using shop = await openShop()
  const handle: HandleEvent<{ grams: number }> = async (tx, { data, subject_id }) => {
    await tx
      .insertInto('attempts')
      .values({ kind: `loaf ${subject_id}`, subject: String(data.grams) })
      .execute()
  }
  await using processes = new AsyncDisposableStack()
  for (let number = 0; number < 3; number += 1) processes.use(processOf(shop, subscriber('baker', handle)))
  await until(hasSubscriber(shop, 'baker'))
  const total = 60
  const written = (async () => {
    for (let grams = 1; grams <= total; grams += 1)
      for (const loaf of [1, 2, 3]) await record(shop.db, shop, loaf, grams)
  })()
  // Kills the connections of assigners and handlers in the middle of their transactions.
  let kills = 0
  for (let isDone = false; !isDone; ) {
    if (kills < 10)
      await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and state <> 'idle' and (query like '%event_head%' or query like '%event_deliveries%') limit 1`
        .execute(shop.db)
        .then(({ rows }) => {
          kills += rows.length
        })
        .catch(() => {})
    shop.clock.now = new Date(shop.clock.now.getTime() + MINUTE)
    const { count } = await shop.db
      .selectFrom('attempts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', 'like', 'loaf %')
      .executeTakeFirstOrThrow()
    isDone = count >= total * 3
  }
  await written
  expect(kills).toBeGreaterThan(0)
  const handled = await shop.db
    .selectFrom('attempts')
    .selectAll()
    .where('kind', 'like', 'loaf %')
    .orderBy('id')
    .execute()
  for (const loaf of [1, 2, 3])
    expect(handled.filter(({ kind }) => kind === `loaf ${loaf}`).map(({ subject }) => Number(subject))).toEqual(
      Array.from({ length: total }, (_, index) => index + 1),
    )
  const events = await published(shop)
  expect(new Set(events.map(({ position }) => position)).size).toBe(total * 3)
})

test('a failing handler leaves no trace, is retried with growing pauses, and delays only its subject', async () => {
  await using shop = await openShop()
  const handled: string[] = []
  let isBroken = true
  const baker = subscriber('baker', async (tx, { subject_id, data }) => {
    await tx
      .insertInto('attempts')
      .values({ kind: 'handled', subject: `${subject_id}-${data.grams}` })
      .execute()
    if (isBroken && subject_id === '1') throw Object.assign(new Error('Refused'), { code: 'EREFUSED' })
    handled.push(`${subject_id}-${data.grams}`)
  })
  await using process = processOf(shop, baker)
  await until(hasSubscriber(shop, 'baker'))
  await shop.db.transaction().execute(async (tx) => {
    for (const grams of [1, 2]) for (const loaf of [1, 2]) await record(tx, shop, loaf, grams)
  })
  await until(async () => {
    const [failed, ...waiting] = await deliveries(shop)
    return failed?.attempts === 1 && waiting.length === 1
  })
  expect(handled).toEqual(['2-1', '2-2'])
  expect(await deliveries(shop)).toMatchObject([
    { last_error: 'EREFUSED', due_at: new Date(shop.clock.now.getTime() + 2 * SECOND) },
    { attempts: 0, due_at: null },
  ])
  expect(process.failures).toMatchObject([{ subscriber: 'baker', type: 'loaf.baked', attempts: 1, reason: 'EREFUSED' }])
  isBroken = false
  shop.clock.now = new Date(shop.clock.now.getTime() + 2 * SECOND)
  await record(shop.db, shop, 3)
  await until(async () => handled.length === 5 && (await deliveries(shop)).length === 0)
  expect(handled.sort()).toEqual(['1-1', '1-2', '2-1', '2-2', '3-1'])
  const stored = await shop.db.selectFrom('attempts').select('subject').where('kind', '=', 'handled').execute()
  expect(stored.map(({ subject }) => subject).sort()).toEqual(handled)
})

test('a slow subscriber delays no other one, and a new one starts at the current position', async () => {
  await using shop = await openShop()
  const quick: number[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const slow = subscriber('slow', () => released)
  const fast = subscriber('fast', async (_, { data }) => void quick.push(data.grams))
  await using _process = processOf(shop, slow, fast)
  await until(hasSubscriber(shop, 'fast'))
  for (const grams of [1, 2, 3]) await record(shop.db, shop, 1, grams)
  await until(async () => quick.length === 3 && (await deliveries(shop)).length === 3)
  expect(await deliveries(shop)).toMatchObject([{ subscriber: 'slow' }, { subscriber: 'slow' }, { subscriber: 'slow' }])
  release()
  await until(async () => (await deliveries(shop)).length === 0)

  const late: number[] = []
  await using _other = processOf(
    shop,
    subscriber('late', async (_, { data }) => void late.push(data.grams)),
  )
  await until(hasSubscriber(shop, 'late'))
  await record(shop.db, shop, 1, 4)
  await until(() => late.length === 1)
  expect(late).toEqual([4])
})

test('a stop rolls a handler back that does not end in time', async () => {
  await using shop = await openShop()
  let isRunning = false
  const baker = subscriber('baker', () => {
    isRunning = true
    return new Promise(() => {})
  })
  await using process = new AsyncDisposableStack()
  process.use(processOf(shop, baker))
  await until(hasSubscriber(shop, 'baker'))
  await record(shop.db, shop, 1)
  await until(() => isRunning)
  await process.disposeAsync()
  const open = sql`
    select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and state <> 'idle' and query like '%event_deliveries%'`
  await until(async () => (await open.execute(shop.db)).rows.length === 0)
  expect(await deliveries(shop)).toMatchObject([{ subscriber: 'baker', attempts: 0 }])
})

test('publishes the event of a change that can be undone afterwards, with the later events of its subject', async () => {
  await using shop = await openShop()
  const heldUntil = new Date(shop.clock.now.getTime() + 10 * SECOND)
  await record(shop.db, shop, 1, 1, { heldUntil })
  await record(shop.db, shop, 1, 2, { type: eaten })
  await record(shop.db, shop, 2, 1)
  await record(shop.db, shop, 3, 1, { heldUntil })
  expect(await removeHeldEvent(shop.db, baked, 3)).toBe(true)
  await until(async () => (await published(shop)).length > 0)
  expect(await published(shop)).toMatchObject([{ subject_id: '2' }])
  shop.clock.now = heldUntil
  await until(() => isPublished(shop))
  expect(await published(shop)).toMatchObject([
    { subject_id: '2', sequence: 1 },
    { subject_id: '1', sequence: 1, type: 'loaf.baked' },
    { subject_id: '1', sequence: 2, type: 'loaf.eaten' },
  ])
  expect(await removeHeldEvent(shop.db, baked, 1)).toBe(false)
})

test('deletes events after a year, and never uses their positions and numbers again', async () => {
  await using shop = await openShop()
  await record(shop.db, shop, 1)
  await until(() => isPublished(shop))
  await sweepEvents(shop.db, shop.clock.now)
  expect(await published(shop)).toHaveLength(1)
  shop.clock.now = new Date(shop.clock.now.getTime() + 366 * DAY)
  // More than one statement deletes.
  await sql`
    insert into events (position, sequence, type, subject_kind, subject_id, data, actor, at)
    select -number, number, 'loaf.baked', 'loaf', 'old', '{}', '{"kind":"job"}', '2020-01-01'
    from generate_series(1, 1500) as number`.execute(shop.db)
  await sweepEvents(shop.db, shop.clock.now)
  expect(await shop.db.selectFrom('events').select('id').execute()).toEqual([])
  await record(shop.db, shop, 1)
  await until(() => isPublished(shop))
  expect(await published(shop)).toMatchObject([{ position: 2, sequence: 2 }])
})

test('events after the restore of a backup have positions that no reader has read, and continue their sequence', async () => {
  await using shop = await openShop()
  const { position: backedUp } = await publishOne(shop)
  const lost = await publishOne(shop)
  await sql`delete from events where position = ${lost.position}`.execute(shop.db)
  await sql`update event_subjects set last_sequence = 1`.execute(shop.db)
  await sql`update event_head set position = ${backedUp}`.execute(shop.db)
  const startedAt = new Date(shop.clock.now.getTime() + DAY)
  await continuePositions(shop.db, startedAt)
  const next = await publishOne(shop)
  expect(next).toMatchObject({ position: startedAt.getTime() + 1, sequence: 2 })
  expect(await published(shop, lost.position)).toMatchObject([{ id: next.id }])
  // An earlier clock does not move them back.
  await continuePositions(shop.db, shop.clock.now)
  expect((await publishOne(shop)).position).toBe(next.position + 1)
})
