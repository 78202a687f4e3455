import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseOn } from '../../server/db/open.ts'
import { addPerson } from '../fixtures/people.ts'
import { borrowDatabase } from './reused-database.ts'

const SETTINGS = { pool: { maxConnections: 2 }, through: <Address>(address: Address) => address }
/** All rows that a test can see, and the next number of an account. */
const STATE = sql<{ state: string }>`
  select (select jsonb_agg(to_jsonb(zones) order by id) from delivery_zones as zones)::text
    || (select jsonb_agg(to_jsonb(heads)) from event_head as heads)::text
    || (select count(*) from users) || ' ' || (select count(*) from stock_levels) || ' '
    || coalesce((select last_value from pg_sequences where sequencename = 'users_id_seq'), 0) as state`

test('a database that is used again has the rows and sequences of a new one', async () => {
  const first = await borrowDatabase(SETTINGS)
  const db = databaseOn(first.pool)
  const { rows: before } = await STATE.execute(db)
  await addPerson(db, { first: 'Ada' })
  await db.deleteFrom('delivery_zones').execute()
  await db.updateTable('event_head').set({ position: 12 }).execute()
  await sql`select pg_advisory_lock(7), set_config('work_mem', '1MB', false)`.execute(db)
  expect((await STATE.execute(db)).rows).not.toEqual(before)
  await db.destroy()
  await first.giveBack()

  const second = await borrowDatabase(SETTINGS)
  expect(second.address).toEqual(first.address)
  const again = databaseOn(second.pool)
  expect((await STATE.execute(again)).rows).toEqual(before)
  const session = sql`
    select current_setting('work_mem') as memory, (
      select count(*) from pg_locks join pg_database on pg_database.oid = database and datname = current_database()
      where locktype = 'advisory') as locks`
  expect((await session.execute(again)).rows).toEqual([{ memory: '4MB', locks: 0 }])
  await expect(db.selectFrom('users').select('id').execute()).rejects.toThrow('driver has already been destroyed')
  await second.giveBack()
})

test('a database with another schema, with statistics, or with an open transaction is not used again', {
  timeout: 120_000,
}, async () => {
  const changes = [
    sql`alter table users add column shoe_size integer`,
    sql`create schema cobbler`,
    sql`analyze users`,
    sql`drop trigger stock_level_begins on variants`,
    sql`create or replace function stock_level(for_sale boolean, stock integer) returns integer language sql immutable as 'select 1'`,
  ]
  for (const change of changes) {
    const one = await borrowDatabase(SETTINGS)
    const db = databaseOn(one.pool)
    await change.execute(db)
    await db.destroy()
    await one.giveBack()
    const next = await borrowDatabase(SETTINGS)
    expect(next.address).not.toEqual(one.address)
    await next.giveBack()
  }
  const one = await borrowDatabase(SETTINGS)
  const client = await one.pool.connect()
  await one.giveBack()
  const next = await borrowDatabase(SETTINGS)
  expect(next.address).not.toEqual(one.address)
  await next.giveBack()
  client.release()
})
