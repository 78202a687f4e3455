import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openShop } from '../../../tests/processes/open-shop.ts'
import type { Database } from '../open.ts'
import { readsTogether } from './reads-together.ts'

/** Which process of PostgreSQL answered. */
const processOf = async (db: Database) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid

const refused = (db: Database) => sql`select 1 / 0`.execute(db)

test('what is read in one turn is read on one connection, of which each has eight statements at most', async () => {
  await using shop = await openShop()
  const reads = readsTogether(shop.db)
  const pids = await Promise.all(Array.from({ length: 20 }, () => processOf(reads)))
  const counts = [...Map.groupBy(pids, (pid) => pid).values()].map(({ length }) => length)
  expect(counts.toSorted()).toEqual([4, 8, 8])
  expect(new Set(await Promise.all([processOf(shop.db), processOf(shop.db)])).size).toBe(2)
})

test('also what is asked when the first has been sent, as long as the turn lasts', async () => {
  await using shop = await openShop()
  const reads = readsTogether(shop.db)
  const first = processOf(reads)
  await new Promise<void>((resolve) => process.nextTick(resolve))
  const second = processOf(reads)
  expect(await second).toBe(await first)
})

test('one that is refused holds up no other, and the connection goes back as good as before', async () => {
  await using shop = await openShop()
  const reads = readsTogether(shop.db)
  for (let turn = 0; turn < 20; turn += 1) {
    const [before, wrong, after] = await Promise.allSettled([processOf(reads), refused(reads), processOf(reads)])
    expect([before.status, wrong.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(wrong).toMatchObject({ reason: { code: '22012' } })
  }
  // More than there are connections: each was given back.
  await Promise.all(Array.from({ length: 40 }, () => processOf(shop.db)))
})

test('of one database there is one, which has no transactions', async () => {
  await using shop = await openShop()
  const reads = readsTogether(shop.db)
  expect(readsTogether(shop.db)).toBe(reads)
  await expect(reads.transaction().execute(async () => undefined)).rejects.toThrow(/no transactions/)
})
