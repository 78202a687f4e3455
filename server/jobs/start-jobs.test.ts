import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openShop, type TestShop } from '../../tests/processes/open-shop.ts'
import { until } from '../../tests/processes/until.ts'
import { withoutOtherLoad } from '../../tests/shortest-of.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import { defineJob } from './job.ts'
import { enqueueJob, sweepJobs } from './jobs-store.ts'
import { type Jobs, startJobs } from './start-jobs.ts'

const payload = z.object({ order: z.number() })
const bill = defineJob({ name: 'bill', payload, claimMs: MINUTE, attempts: 3, logAs: 'a bill waits' })
const ship = defineJob({ name: 'ship', payload, claimMs: MINUTE, attempts: 1, logAs: 'a parcel waits' })

/** A runner as each process of a shop has one. */
function runnerOf(shop: TestShop, log: (failure: object, message: string) => void = () => {}): Jobs & AsyncDisposable {
  const jobs = startJobs({ db: shop.db, clock: () => shop.clock.now, log })
  return { ...jobs, [Symbol.asyncDispose]: () => jobs.stop() }
}

const stored = (shop: TestShop) => shop.db.selectFrom('jobs').selectAll().orderBy('id').execute()
const later = (shop: TestShop, ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}
const enqueue = (shop: TestShop, job: typeof bill, order: number, key?: string) =>
  enqueueJob(shop.db, job, { order }, { now: shop.clock.now, ...(key !== undefined && { key }) })
/** As if whoever is at a job had been killed and enough time had passed since. */
const letClaimsPass = (shop: TestShop) =>
  sql`update jobs set claimed_until = now() - interval '1 second' where claimed_until is not null`.execute(shop.db)

test('a job begins when its reason is committed, without being asked for, and never when that was rolled back', async () => {
  await using shop = await openShop()
  const billed: number[] = []
  // The runner of the shop itself, which listens to its database.
  shop.jobs.work(bill, async ({ order }) => void billed.push(order))
  const refused = shop.db.transaction().execute(async (tx) => {
    await enqueueJob(tx, bill, { order: 1 }, { now: shop.clock.now })
    throw new Error('There is no such order.')
  })
  await expect(refused).rejects.toThrow('no such order')
  const begun = performance.now()
  for (let order = 2; order < 7; order += 1) {
    await shop.db.transaction().execute((tx) => enqueueJob(tx, bill, { order }, { now: shop.clock.now }))
    await until(() => billed.includes(order))
  }
  // Without being told it looks every five seconds.
  expect(performance.now() - begun).toBeLessThan(15_000)
  await until(async () => (await stored(shop)).length === 0)
  expect(billed).toEqual([2, 3, 4, 5, 6])
})

test('one that always fails waits longer each time, is given up and stays to be seen, and holds up no other', async () => {
  await using shop = await openShop()
  const told: object[] = []
  await using jobs = runnerOf(shop, (failure, message) => told.push({ ...failure, message }))
  const billed: number[] = []
  jobs.work(bill, async ({ order }) => {
    if (order === 1) throw Object.assign(new Error('Refused'), { code: 'EREFUSED' })
    billed.push(order)
  })
  await enqueue(shop, bill, 1)
  for (let order = 2; order < 7; order += 1) await enqueue(shop, bill, order)
  jobs.wake()
  await until(() => billed.length === 5)
  const [first] = await stored(shop)
  expect(first).toMatchObject({ attempts: 1, last_error: 'EREFUSED', failed_at: null, claimed_until: null })
  expect(first?.due_at).toEqual(new Date(shop.clock.now.getTime() + 10 * SECOND))
  later(shop, 10 * SECOND)
  jobs.wake()
  await until(async () => (await stored(shop))[0]?.attempts === 2)
  await until(async () => (await stored(shop))[0]?.claimed_until === null)
  expect((await stored(shop))[0]?.due_at).toEqual(new Date(shop.clock.now.getTime() + 20 * SECOND))
  later(shop, 20 * SECOND)
  jobs.wake()
  await until(async () => (await stored(shop))[0]?.failed_at)
  expect(await stored(shop)).toMatchObject([{ attempts: 3, failed_at: shop.clock.now, payload: { order: 1 } }])
  expect(told).toHaveLength(3)
  expect(told[0]).toMatchObject({ job: 'bill', order: 1, attempts: 1, reason: 'EREFUSED', message: 'a bill waits' })

  await sweepJobs(shop.db, shop.clock.now)
  expect(await stored(shop)).toHaveLength(1)
  later(shop, 31 * 24 * HOUR)
  await sweepJobs(shop.db, shop.clock.now)
  expect(await stored(shop)).toEqual([])
})

test('a kind of work that hangs keeps no other kind from its turn, nor a shop from stopping', async () => {
  await using shop = await openShop()
  const jobs = runnerOf(shop)
  const shipped: number[] = []
  let hangs = false
  jobs.work(bill, () => {
    hangs = true
    return new Promise(() => {})
  })
  jobs.work(ship, async ({ order }) => void shipped.push(order))
  await enqueue(shop, bill, 1)
  await enqueue(shop, ship, 2)
  jobs.wake()
  await until(() => hangs && shipped.length === 1)
  const asked = performance.now()
  await jobs.stop()
  expect(withoutOtherLoad(performance.now() - asked)).toBeLessThan(4_000)
})

test('several runners do each job once, and one of a key at a time', async () => {
  await using shop = await openShop()
  const done: number[] = []
  let atOnce = 0
  await using runners = new AsyncDisposableStack()
  for (let process = 0; process < 4; process += 1) {
    const jobs = runners.use(runnerOf(shop))
    jobs.work(bill, async ({ order }) => void done.push(order))
    jobs.work(ship, async () => {
      atOnce += 1
      await sql`select`.execute(shop.db)
      expect(atOnce).toBe(1)
      atOnce -= 1
    })
  }
  const orders = Array.from({ length: 60 }, (_, order) => order)
  await Promise.all(orders.flatMap((order) => [enqueue(shop, bill, order), enqueue(shop, ship, order, 'the van')]))
  await until(async () => (await stored(shop)).length === 0)
  expect(done.sort((one, other) => one - other)).toEqual(orders)
})

test('a killed process leaves its job to another; one that may be begun once is given up instead', async () => {
  await using shop = await openShop()
  const killed = runnerOf(shop)
  const begun: string[] = []
  for (const job of [bill, ship])
    killed.work(job, async () => {
      begun.push(job.name)
      await new Promise(() => {})
    })
  await enqueue(shop, bill, 1)
  await enqueue(shop, ship, 2)
  killed.wake()
  await until(() => begun.length === 2)
  // It ends, and nobody has told how it went.
  await killed.stop()

  await using jobs = runnerOf(shop)
  const again: number[] = []
  jobs.work(bill, async (_, { number }) => void again.push(number))
  jobs.work(ship, async () => void begun.push('ship again'))
  await enqueue(shop, bill, 3)
  jobs.wake()
  await until(() => again.length === 1)
  expect(again).toEqual([1])
  await letClaimsPass(shop)
  jobs.wake()
  await until(async () => (await stored(shop)).every(({ failed_at }) => failed_at))
  expect(again).toEqual([1, 2])
  expect(begun.sort()).toEqual(['bill', 'ship'])
  expect(await stored(shop)).toMatchObject([{ name: 'ship', last_error: 'killed' }])
})

test('whoever is at a job for long goes on saying so, and a job that is broken off when the shop stops counts as not begun', async () => {
  await using shop = await openShop()
  const quick = defineJob({ ...bill, name: 'quick', claimMs: 400 })
  const one = runnerOf(shop)
  let begun = 0
  one.work(quick, async (_, { stop }) => {
    begun += 1
    await new Promise((_resolve, reject) => stop.addEventListener('abort', () => reject(stop.reason)))
  })
  await enqueue(shop, quick, 1)
  one.wake()
  await until(() => begun === 1)
  await using other = runnerOf(shop)
  let taken = 0
  other.work(quick, async () => {
    taken += 1
  })
  const first = (await stored(shop))[0]?.claimed_until ?? new Date()
  await until(async () => Number((await stored(shop))[0]?.claimed_until) > first.getTime() + 1_000)
  other.wake()
  expect([begun, taken]).toEqual([1, 0])

  await one.stop()
  other.wake()
  await until(async () => (await stored(shop)).length === 0)
  expect([begun, taken]).toEqual([1, 1])
})

test('what was done is noted once the database is back, together with what it is to write, and not done again', async () => {
  await using shop = await openShop()
  await using jobs = runnerOf(shop)
  let billed = 0
  jobs.work(bill, async () => {
    billed += 1
    await sql`alter table jobs rename to away`.execute(shop.db)
    return async (tx) => {
      await tx.insertInto('attempts').values({ kind: 'billed', subject: 'order 1' }).execute()
    }
  })
  await enqueue(shop, bill, 1)
  jobs.wake()
  await until(async () => {
    const { rows } = await sql<{ away: boolean }>`select to_regclass('away') is not null as away`.execute(shop.db)
    return rows[0]?.away
  })
  // Nothing of it is there without the note.
  expect(await shop.db.selectFrom('attempts').select('kind').execute()).toEqual([])
  await sql`alter table away rename to jobs`.execute(shop.db)
  await until(async () => (await stored(shop)).length === 0)
  expect(await shop.db.selectFrom('attempts').select('kind').execute()).toEqual([{ kind: 'billed' }])
  expect(billed).toBe(1)
})

test('what comes again comes at each start and each hour, once over all processes, also after it has failed', async () => {
  await using shop = await openShop()
  const attempts = Number.POSITIVE_INFINITY
  const tidy = defineJob({ ...bill, name: 'tidy', payload: z.object({}), attempts, everyMs: HOUR })
  let tidied = 0
  await using runners = new AsyncDisposableStack()
  const start = () => {
    const jobs = runners.use(runnerOf(shop))
    jobs.work(tidy, async () => {
      tidied += 1
      if (tidied % 2 === 0) throw new Error('The disk is full.')
    })
    return jobs
  }
  const isWaiting = async () => {
    const [only, ...more] = await stored(shop)
    expect(more).toEqual([])
    return only && only.claimed_until === null && only.due_at > shop.clock.now
  }
  const all: Jobs[] = []
  // One after another: each start writes that the job is due, and whether two such notes are one is a race.
  for (let starts = 1; starts < 4; starts += 1) {
    all.push(start())
    await until(async () => tidied === starts && (await isWaiting()))
  }
  const atStart = tidied
  for (let hour = 1; hour < 5; hour += 1) {
    later(shop, HOUR)
    for (const jobs of all) jobs.wake()
    await until(isWaiting)
    expect(tidied).toBe(atStart + hour)
  }
  expect(await stored(shop)).toMatchObject([{ due_at: new Date(shop.clock.now.getTime() + HOUR), failed_at: null }])
  start()
  await until(() => tidied === atStart + 5)
})
