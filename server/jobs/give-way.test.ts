import { expect, test } from 'vitest'
import { z } from 'zod'
import { openShop } from '../../tests/processes/open-shop.ts'
import { until } from '../../tests/processes/until.ts'
import { MINUTE, SECOND } from '../durations.ts'
import { giveWay, watchEventLoop } from './give-way.ts'
import { defineJob } from './job.ts'
import { enqueueJob } from './jobs-store.ts'
import { startJobs } from './start-jobs.ts'

const payload = z.object({ order: z.number() })
const count = defineJob({ name: 'count', payload, claimMs: MINUTE, attempts: 1, logAs: 'a count waits' })

/** How long jobs wait after one that took so many milliseconds, in a process that is so busy each time somebody looks. */
async function waitedAfter(tookMs: number, loads: readonly number[], stop = new AbortController().signal) {
  let waited = 0
  let looks = 0
  const load = () => loads[Math.min(looks++, loads.length - 1)] ?? 0
  const sleep = async (ms: number) => {
    waited += ms
  }
  await giveWay({ load, tookMs, stop, sleep })
  return waited
}

test('jobs of a busy process wait four times as long as they take, a second at most; of others not at all', async () => {
  expect(await waitedAfter(10, [1])).toBe(40)
  expect(await waitedAfter(20_000, [0.9])).toBe(1_000)
  expect(await waitedAfter(10, [0.3])).toBe(0)
})

test('they go on as soon as there is time again, or the process stops', async () => {
  expect(await waitedAfter(100, [1, 1, 0.2])).toBe(10)
  expect(await waitedAfter(100, [1], AbortSignal.abort())).toBe(0)
})

test('a process that computes is busy, and one that waits is not', async () => {
  const load = watchEventLoop()
  for (let turn = 0; turn < 20; turn += 1) {
    const until = performance.now() + 2
    while (performance.now() < until);
    await new Promise(setImmediate)
  }
  expect(load()).toBeGreaterThan(0.9)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(load()).toBeLessThan(0.6)
})

test('a busy process is looked at before the next of a kind begins, unless that is late', async () => {
  await using shop = await openShop()
  for (const { behindMs, areLooks } of [
    { behindMs: 0, areLooks: true },
    { behindMs: 21 * SECOND, areLooks: false },
  ]) {
    let looks = 0
    const load = () => {
      looks += 1
      return 1
    }
    for (const order of [1, 2, 3]) await enqueueJob(shop.db, count, { order }, { now: shop.clock.now })
    shop.clock.now = new Date(shop.clock.now.getTime() + behindMs)
    const jobs = startJobs({ db: shop.db, clock: () => shop.clock.now, log: () => {}, watchLoad: () => load })
    await using _ = { [Symbol.asyncDispose]: () => jobs.stop() }
    const done: number[] = []
    jobs.work(count, async ({ order }) => void done.push(order))
    await until(
      async () => (await shop.db.selectFrom('jobs').select('id').where('name', '=', count.name).execute()).length === 0,
    )
    expect(done).toEqual([1, 2, 3])
    expect(looks > 0).toBe(areLooks)
  }
})
