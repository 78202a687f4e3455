import { expect, test } from 'vitest'
import { z } from 'zod'
import { openShop } from '../../tests/processes/open-shop.ts'
import { countRowsTouched } from '../../tests/processes/rows-touched.ts'
import { HOUR, MINUTE, SECOND } from '../durations.ts'
import { defineJob } from './job.ts'
import { claimDueJob, enqueueJob } from './jobs-store.ts'

const payload = z.object({ order: z.number() })
const bill = defineJob({ name: 'bill', payload, claimMs: MINUTE, attempts: 3, logAs: 'a bill waits' })
const ship = defineJob({ name: 'ship', payload, claimMs: MINUTE, attempts: 1, logAs: 'a parcel waits' })

test('claims the job that has been due for longest, without reading the queue of another kind', async () => {
  await using shop = await openShop()
  const LINE = 500
  const due = (order: number) => new Date(shop.clock.now.getTime() - HOUR + order * SECOND)
  for (let order = 0; order < LINE; order += 1)
    await enqueueJob(shop.db, bill, { order }, { now: shop.clock.now, dueAt: due(order) })
  await enqueueJob(shop.db, ship, { order: LINE }, { now: shop.clock.now, dueAt: due(LINE) })
  const claimed = (kinds: Parameters<typeof claimDueJob>[1]) =>
    shop.db.transaction().execute((tx) => countRowsTouched(tx, ['jobs'], () => claimDueJob(tx, kinds, shop.clock.now)))
  const others = await claimed([ship])
  expect(others.result?.payload).toEqual({ order: LINE })
  expect(others.read).toBeLessThan(10)
  const first = await claimed([ship, bill])
  expect(first.result?.payload).toEqual({ order: 0 })
  expect(first.read).toBeLessThan(10)
})
