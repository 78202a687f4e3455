import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { otherDatabase } from '../../tests/databases/other-database.ts'
import { withoutOtherLoad } from '../../tests/shortest-of.ts'
import { type Migrations, migrate, outsideTransaction } from './migrate.ts'
import { up as schemaCompatibility } from './migrations/420-schema-compatibility.ts'
import { type Database, openDatabase } from './open.ts'

/** PostgreSQL's own template of new databases. */
const EMPTY = 'template1'

const run = (text: string) => async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db))
const OLD: Migrations = {
  '001-orders': run('create table orders (id bigint primary key, note text)'),
  '420-schema-compatibility': schemaCompatibility,
}
const ADDED = { ...OLD, '421-remark': run("alter table orders add column remark text not null default ''") }

const columnsOf = async (db: Database) => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'orders' order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

test('one of several processes migrates while the others wait', async () => {
  await using database = await otherDatabase(EMPTY)
  const processes = Array.from({ length: 3 }, () => openDatabase(database.place))
  const names = await Promise.all(processes.map((db) => migrate(db, ADDED)))
  for (const db of processes) await db.destroy()
  expect(names.filter(({ length }) => length > 0)).toEqual([Object.keys(ADDED)])
  expect(await columnsOf(database.db)).toEqual(['id', 'note', 'remark'])
})

test('a migration that waits for a lock blocks the shop for less than a second, and runs when the lock is free', async () => {
  await using database = await otherDatabase(EMPTY)
  const { db } = database
  await migrate(db, OLD)
  const said: string[] = []
  const { promise: waits, resolve } = Promise.withResolvers<void>()
  const say = (sentence: string) => {
    said.push(sentence)
    resolve()
  }
  let migrated: Promise<string[]> | undefined
  const delays: number[] = []
  await db.transaction().execute(async (tx) => {
    await sql`select from orders`.execute(tx)
    migrated = migrate(db, ADDED, { say })
    let isWaiting = true
    void waits.then(() => {
      isWaiting = false
    })
    while (isWaiting) {
      const begun = performance.now()
      await sql`select from orders`.execute(db)
      delays.push(performance.now() - begun)
    }
  })
  expect(await migrated).toEqual(['421-remark'])
  expect(said).toEqual(['The migration 421-remark waits for a transaction of another program.'])
  expect(withoutOtherLoad(Math.max(...delays))).toBeLessThan(1_000)
})

test('an interrupted migration outside of a transaction runs again, also while other processes wait', async () => {
  await using database = await otherDatabase(EMPTY)
  const other = openDatabase(database.place)
  const steps = [
    'create index concurrently if not exists orders_note on orders (note)',
    'create index concurrently if not exists orders_note_id on orders (note, id)',
  ]
  let isInterrupted = true
  const indexes = outsideTransaction(async (db) => {
    for (const step of steps) {
      await sql.raw(step).execute(db)
      if (isInterrupted) throw new Error('interrupted')
    }
  })
  const migrations = { ...OLD, '422-indexes': indexes }
  await expect(migrate(database.db, migrations)).rejects.toThrow('interrupted')
  isInterrupted = false
  const names = await Promise.all([migrate(database.db, migrations), migrate(other, migrations)])
  await other.destroy()
  expect(names.flat()).toEqual(['422-indexes'])
  const { rows } = await sql`select from pg_indexes where tablename = 'orders'`.execute(database.db)
  expect(rows).toHaveLength(3)
})

test('an older release starts on a newer schema only if the schema still works with it', async () => {
  await using database = await otherDatabase(EMPTY)
  const { db } = database
  await migrate(db, OLD, { compatibleFrom: '420-schema-compatibility' })
  await migrate(db, ADDED, { compatibleFrom: '420-schema-compatibility' })
  const said: string[] = []
  expect(await migrate(db, OLD, { say: (sentence) => said.push(sentence) })).toEqual([])
  expect(said.join()).toContain('(421-remark). This release still works with it.')

  const contracted = { ...ADDED, '423-without-note': run('alter table orders drop column note') }
  await migrate(db, contracted, { compatibleFrom: '421-remark' })
  await expect(migrate(db, OLD)).rejects.toThrow('A newer release of the shop has migrated this database')
  expect(await migrate(db, ADDED)).toEqual([])
  // A process of the release before does not make the schema compatible again.
  await migrate(db, { ...contracted, '424-more': run('select') }, { compatibleFrom: '420-schema-compatibility' })
  await expect(migrate(db, OLD)).rejects.toThrow('start that release')
})
