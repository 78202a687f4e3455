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

/** Starts another job runner, as each process of a shop has one. */
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
/** Expires all claims, as if the processes that held them had been killed long ago. */
const letClaimsPass = (shop: TestShop) =>
  sql`update jobs set claimed_until = now() - interval '1 second' where claimed_until is not null`.execute(shop.db)

test('starts a job after its transaction commits, and never after a rollback', async () => {
  await using shop = await openShop()
  const billed: number[] = []
  // The shop's own runner, which listens to database notifications.
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
  // Without notifications, the runner polls every five seconds.
  expect(performance.now() - begun).toBeLessThan(15_000)
  await until(async () => (await stored(shop)).length === 0)
  expect(billed).toEqual([2, 3, 4, 5, 6])
})

test('retries a failing job with growing pauses, keeps it as failed, and runs other jobs meanwhile', async () => {
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
  await until(async () => billed.length === 5 && (await stored(shop)).length === 1)
  await until(async () => (await stored(shop))[0]?.last_error)
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

test('runs other kinds of jobs and stops the shop while one kind hangs', { tags: ['deep'] }, async () => {
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

test('runs each job once over several runners, and one job per key at a time', async () => {
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

test('hands a killed process’s job to another one, and fails it if only one attempt is allowed', async () => {
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
  // The runner ends without reporting a result.
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

test('renews the claim of a long job, and does not count an attempt that a stop interrupted', async () => {
  await using shop = await openShop()
  const quick = defineJob({ ...bill, name: 'quick', claimMs: 2_000 })
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
  await until(async () => Number((await stored(shop))[0]?.claimed_until) > first.getTime() + 2_000)
  other.wake()
  expect([begun, taken]).toEqual([1, 0])

  await one.stop()
  other.wake()
  await until(async () => (await stored(shop)).length === 0)
  expect([begun, taken]).toEqual([1, 1])
})

test('stores a job’s result once the database is back, in one transaction with its writes, without repeating it', async () => {
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
  // The writes are only committed together with the result.
  expect(await shop.db.selectFrom('attempts').select('kind').execute()).toEqual([])
  await sql`alter table away rename to jobs`.execute(shop.db)
  await until(async () => (await stored(shop)).length === 0)
  expect(await shop.db.selectFrom('attempts').select('kind').execute()).toEqual([{ kind: 'billed' }])
  expect(billed).toBe(1)
})

test('runs a recurring job at each start and each hour, once over all processes, also after failures', async () => {
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
  // Sequential, because concurrent starts may or may not merge into one run.
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
