import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openShop } from '../../tests/processes/open-shop.ts'
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
    shop.db.transaction().execute(async (tx) => {
      const job = await claimDueJob(tx, kinds, shop.clock.now)
      const { rows } = await sql<{ read: number }>`
        select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'jobs'`.execute(tx)
      return { payload: job?.payload, read: rows[0]?.read ?? 0 }
    })
  const others = await claimed([ship])
  expect(others.payload).toEqual({ order: LINE })
  expect(others.read).toBeLessThan(10)
  const first = await claimed([ship, bill])
  expect(first.payload).toEqual({ order: 0 })
  expect(first.read).toBeLessThan(10)
})
