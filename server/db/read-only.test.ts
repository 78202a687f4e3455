import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { TEMPLATE } from '../../tests/databases/cluster.ts'
import { otherDatabase } from '../../tests/databases/other-database.ts'
import { until } from '../../tests/processes/until.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { listen } from './listen.ts'
import { type Database, openDatabase } from './open.ts'

const pidOf = async (db: Database) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid ?? 0

const becomeReadOnly = (db: Database, database: string, value: 'on' | 'off') =>
  sql`alter database ${sql.id(database)} set default_transaction_read_only = ${sql.raw(value)}`.execute(db)

test('after a write that a former primary refused, all connections are replaced', async () => {
  await using database = await otherDatabase(TEMPLATE)
  const db = openDatabase(database.place, { requiresPrimary: true })
  try {
    const before = await Promise.all(
      [1, 2, 3].map((id) =>
        db.connection().execute(async (one) => {
          await sql`set default_transaction_read_only = on`.execute(one)
          await sql`select pg_sleep(0.1)`.execute(one)
          return { id, pid: await pidOf(one) }
        }),
      ),
    )
    const pids = before.map(({ pid }) => pid)
    expect(pids).toContain(await pidOf(db))
    const write = () => db.transaction().execute((tx) => sql`delete from shared_counts`.execute(tx))
    const refused = await write().catch((error: unknown) => error)
    expect(isDatabaseUnavailable(refused)).toBe(true)
    await write()
    for (const { id } of before) expect([id, pids.includes(await pidOf(db))]).toEqual([id, false])
  } finally {
    await db.destroy()
  }
})

test('refuses a connection to a standby, and connects once it accepts writes', async () => {
  await using database = await otherDatabase(TEMPLATE)
  const name = database.place.database
  await becomeReadOnly(database.db, name, 'on')
  const db = openDatabase(database.place, { requiresPrimary: true })
  const heard: string[] = []
  const listener = listen(
    database.place,
    { catalogue_changed: (notice) => void heard.push(notice ?? 'missed') },
    () => void heard.push('deaf'),
  )
  try {
    const refused = await pidOf(db).catch((error: unknown) => error)
    expect(isDatabaseUnavailable(refused)).toBe(true)
    await until(() => heard.length >= 2)
    expect(new Set(heard)).toEqual(new Set(['deaf']))
    await becomeReadOnly(database.db, name, 'off')
    expect(await pidOf(db)).toBeGreaterThan(0)
    await until(() => heard.at(-1) === 'missed')
  } finally {
    await listener.stop()
    await db.destroy()
  }
})
