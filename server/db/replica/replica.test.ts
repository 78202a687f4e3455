import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startStandby } from '../../../tests/databases/standby.ts'
import { emptyFolder } from '../../../tests/empty-folder.ts'
import { asSuperuser } from '../embedded/shop-role.ts'
import { startEmbeddedPostgres } from '../embedded.ts'
import { type Database, openDatabase } from '../open.ts'
import { readingFrom } from './replica.ts'

test('a read shows each commit before it, from the replica or else from the primary', async () => {
  await using folder = await emptyFolder()
  await using opened = new AsyncDisposableStack()
  const dataDir = join(folder.path, 'primary')
  const server = await startEmbeddedPostgres({ dataDir, say: () => {}, settings: { fsync: 'off' } })
  opened.defer(() => server.stop())
  const primary = openDatabase(server.connection)
  opened.defer(() => primary.destroy())
  await sql`create table notes (id int primary key)`.execute(primary)
  const standby = await startStandby(server.connection, dataDir, join(folder.path, 'standby'))
  opened.defer(() => standby.stop())
  const replica = openDatabase(standby.connection)
  opened.defer(() => replica.destroy())
  const control = openDatabase(asSuperuser(standby.connection))
  opened.defer(() => control.destroy())
  const reading = readingFrom(primary, replica)

  // Without changes, the replica answers.
  await expect.poll(() => reading.run(isStandby)).toBe(true)
  expect(await reading.database()).toBe(replica)

  for (let id = 1; id <= 20; id++) {
    await sql`insert into notes values (${id})`.execute(primary)
    expect(await reading.run(countNotes)).toBe(id)
  }

  // A replica that lags is not used.
  await sql`select pg_wal_replay_pause()`.execute(control)
  await sql`insert into notes values (21)`.execute(primary)
  expect(await reading.run(async (db) => [await isStandby(db), await countNotes(db)])).toEqual([false, 21])
  expect(await reading.database()).toBe(primary)
  await sql`select pg_wal_replay_resume()`.execute(control)
  await expect.poll(() => reading.run(isStandby)).toBe(true)

  // A read that the replica cancels is repeated on the primary; other errors are not.
  const canceled = Object.assign(new Error(), { code: '57P01' })
  const seen: boolean[] = []
  const read = async (db: Database) => {
    seen.push(await isStandby(db))
    if (seen.length === 1) throw canceled
    return seen.length
  }
  expect(await reading.run(read)).toBe(2)
  expect(seen).toEqual([true, false])
  await expect(reading.run((db) => sql`select 1 / 0`.execute(db))).rejects.toThrow('division by zero')

  // A promoted or stopped server is not used.
  const afterwards = readingFrom(primary, replica)
  await sql`select pg_promote()`.execute(control)
  expect(await afterwards.database()).toBe(primary)
  await standby.stop()
  expect(await readingFrom(primary, replica).run(countNotes)).toBe(21)
})

const isStandby = async (db: Database) =>
  (await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)).rows[0]?.is === true

const countNotes = async (db: Database) =>
  (await sql<{ count: number }>`select count(*) as count from notes`.execute(db)).rows[0]?.count
