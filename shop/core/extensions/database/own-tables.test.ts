import { randomUUID } from 'node:crypto'
import { defineExtension, type Extension, endpoint, z } from 'comptoir/extension'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asSuperuser, SHOP_ROLE } from '../../../../server/db/embedded/shop-role.ts'
import { openDatabase } from '../../../../server/db/open.ts'
import { lockPublication } from '../../../../server/events/events-store.ts'
import { storeSubscribers } from '../../../../server/events/subscribers-store.ts'
import { createdProduct } from '../../../../tests/fixtures/product-form.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { getDashboard } from '../../../admin/dashboard/dashboard.contract.ts'
import { deleteExtensionData, listExtensions } from '../../../admin/settings/extensions/extensions.contract.ts'
import { auditLog } from '../../activity-log/audit-log.contract.ts'
import { checkExtensions } from '../check-extensions.server.ts'
import { openExtensions } from '../open-extensions.server.ts'
import { ensureSchema, roleOf } from './extension-role.server.ts'

const loyalty = defineExtension({
  ...{ name: 'loyalty-points', version: '1.0.0', for: '*' },
  migrations: {
    '1-points': `
      create table points (customer bigint primary key, points integer not null check (points >= 0), at timestamptz);
      create index points_points on points (points);`,
    '2-first': async (run) => void (await run`insert into points values (${1}, ${10}, ${new Date(0)})`),
  },
  endpoints: {
    'GET /': endpoint({ summary: 'Greets', who: 'anyone', answers: z.object({}), do: () => ({}) }),
  },
})

const context = (shop: TestShop, extension: Extension = loyalty) => shop.services.extensions.contextOf(extension)
const start = (shop: TestShop, extension: Extension) =>
  openExtensions({ ...shop.services, connection: shop.connection, log: () => {} }, [extension])
const stateOf = async (owner: Person) =>
  (await owner.api(listExtensions, {})).extensions.map(({ state, errors }) => ({ state, errors }))

test('an extension reads and writes its own tables, with values as parameters', async () => {
  await using shop = await openShop({ extensions: [loyalty] })
  const x = context(shop)
  const name = "1'; drop table points; --"
  expect(await x.sql`select points, at, ${name}::text as name from points where customer = ${1}`).toEqual([
    { points: 10, at: new Date(0), name },
  ])
  expect(await x.sql`insert into points values (2, 5)`).toEqual([])
  const moved = x.transaction(async (run) => {
    await run`update points set points = points - 3 where customer = 1`
    await run`update points set points = points - ${6} where customer = 2`
  })
  await expect(moved).rejects.toThrow('points_points_check')
  expect(await x.sql<{ points: number }>`select points from points order by 1`).toEqual([{ points: 5 }, { points: 10 }])
  await expect(x.sql('select 1' as never)).rejects.toThrow('as a template')
  expect(await stateOf(await shop.staff())).toEqual([{ state: 'enabled', errors: [] }])
})

test('an extension reads the views of the shop, but no table, and writes only its own schema', async () => {
  await using shop = await openShop({ extensions: [loyalty] })
  const { id } = await addProduct(shop.db, { title: 'Mug' })
  await shop.customer('Mia', 'a password of Mia')
  const { sql: run, transaction } = context(shop)
  expect(await run`select id, title from api.products`).toEqual([{ id, title: 'Mug' }])
  expect(await run`select email from api.customers`).toEqual([{ email: 'mia@example.com' }])
  const denied = [
    () => run`select password_hash from public.users`,
    () => run`update public.products set title = 'Cup'`,
    () => run`update api.products set title = 'Cup'`,
    () => run`delete from public.extensions`,
    () => run`insert into public.products (title) values ('Cup')`,
    () => run`with gone as (delete from public.orders returning id) select * from gone`,
    () => run`select set_config('role', 'comptoir', true)`,
  ]
  for (const attempt of denied) await expect(attempt()).rejects.toThrow('permission denied')
  const refused = [
    () => run`create table stock (id bigint)`,
    () => run`reset role`,
    () => transaction((one) => one`commit`),
    () => run`do $$ begin reset role; end $$`,
  ]
  for (const attempt of refused) await expect(attempt()).rejects.toThrow('Use select')
  const { rows } = await sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'api' and column_name ~ 'password|code|token|secret|key|hash'`.execute(shop.db)
  expect(rows).toEqual([{ name: 'order_addresses.postcode' }])
})

test('a statement stops after five seconds', { tags: ['deep'] }, async () => {
  await using shop = await openShop({ extensions: [loyalty] })
  await expect(context(shop).sql`select pg_sleep(60)`).rejects.toThrow('statement timeout')
})

test('processes that start at once run each migration once, and an update runs only the new ones', async () => {
  await using shop = await openShop()
  const all = await Promise.all([start(shop, loyalty), start(shop, loyalty), start(shop, loyalty)])
  expect(all.map(({ enabled }) => enabled.length)).toEqual([1, 1, 1])
  const newer = { ...loyalty, migrations: { ...loyalty.migrations, '10-more': 'alter table points add note text' } }
  const updated = await start(shop, newer)
  expect(await updated.contextOf(newer).sql`select * from points`).toEqual([
    { customer: 1, points: 10, at: new Date(0), note: null },
  ])
  // An older version of the extension must not run on newer tables, and leaves the newer one enabled.
  const older = await start(shop, loyalty)
  expect(older.enabled).toEqual([])
  for (const one of [updated, older]) await one.reload()
  expect([updated.enabled.length, older.enabled.length]).toEqual([1, 0])
})

test('a migration that fails is rolled back, and the shop opens without the extension until it succeeds', async () => {
  const broken = {
    ...loyalty,
    migrations: { ...loyalty.migrations, '3-broken': 'create table a (id int); select nothing' },
  }
  await using shop = await openShop({ extensions: [broken] })
  const owner = await shop.staff()
  expect(await stateOf(owner)).toMatchObject([
    {
      state: 'unmigrated',
      errors: [{ place: 'migrations', message: 'The migration 3-broken failed: column "nothing" does not exist' }],
    },
  ])
  expect((await shop.app.inject({ url: '/api/x/loyalty-points/' })).statusCode).toBe(404)
  expect(JSON.stringify(await owner.api(getDashboard, {}))).toContain('loyalty-points')
  const repaired = { ...broken, migrations: { ...loyalty.migrations, '3-broken': 'create table a (id int)' } }
  await start(shop, repaired)
  await shop.services.extensions.reload()
  expect((await shop.app.inject({ url: '/api/x/loyalty-points/' })).statusCode).toBe(200)
})

test('without the right to create roles, the error names the statements for the administrator', async () => {
  await using shop = await openShop()
  const attempt = shop.db.transaction().execute(async (tx) => {
    await sql`create role limited nologin`.execute(tx)
    await sql`grant limited to current_user`.execute(tx)
    await sql`set local role limited`.execute(tx)
    await ensureSchema(tx, loyalty)
  })
  await expect(attempt).rejects.toThrow(
    /create role x_loyalty_points_\d+ nologin; grant x_loyalty_points_\d+ to "limited"/,
  )
})

test('runs migrations for a database user with upper case and a dot in its name', async () => {
  await using shop = await openShop()
  const superuser = openDatabase(asSuperuser(shop.connection))
  const user = `Shop.${randomUUID()}@example.iam`
  const role = sql.id(user)
  await sql`create role ${role} login createrole in role ${sql.id(SHOP_ROLE)}`.execute(superuser)
  try {
    const warnings: string[] = []
    const services = { ...shop.services, connection: { ...shop.connection, user }, log: () => {} }
    const { enabled } = await openExtensions(services, [loyalty], (sentence) => warnings.push(sentence))
    expect([enabled.length, warnings]).toEqual([1, []])
  } finally {
    await sql`drop owned by ${role} cascade`.execute(superuser)
    await sql`drop role ${role}`.execute(superuser)
    await superuser.destroy()
  }
})

test('a dump that was restored without owners, rights and roles is complete after a start', async () => {
  const typed = {
    ...loyalty,
    migrations: {
      ...loyalty.migrations,
      '3-types': `
        create type level as enum ('silver');
        create domain share as integer check (value <= 100);
        create type bonus as (level level, share share);
        create type shares as range (subtype = integer);
        create text search configuration names (copy = simple);
        create aggregate most (integer) (sfunc = int4larger, stype = integer);`,
    },
  }
  await using shop = await openShop({ extensions: [typed] })
  const role = sql.id(await roleOf(shop.db, typed))
  await sql`reassign owned by ${role} to current_user`.execute(shop.db)
  await sql`drop owned by ${role}`.execute(shop.db)
  await sql`drop role ${role}`.execute(shop.db)
  await expect(context(shop).sql`select from points`).rejects.toThrow('does not exist')
  const changes = `
    alter type level add value 'gold';
    alter domain share add check (value >= 0);
    alter type bonus add attribute note text;
    alter type shares rename to ranges;
    alter text search configuration names rename to other_names;
    drop aggregate most (integer)`
  await start(shop, { ...typed, migrations: { ...typed.migrations, '4-changes': changes } })
  expect(await stateOf(await shop.staff())).toEqual([{ state: 'enabled', errors: [] }])
  const { sql: run } = context(shop)
  await run`update points set points = 11`
  expect(await run`select points from points`).toEqual([{ points: 11 }])
  expect(await run`select from api.orders`).toEqual([])
})

test('an owner deletes the data of an extension only after it was removed, with an activity log entry', async () => {
  await using shop = await openShop({ extensions: [] })
  const owner = await shop.staff()
  const remove = (name: string) => owner.api(deleteExtensionData, { params: { name } })
  await start(shop, { ...loyalty, name: 'kept' })
  const removed = await start(shop, loyalty)
  const role = await roleOf(shop.db, loyalty)
  await storeSubscribers(shop.db, [{ name: 'extension:loyalty-points', types: ['order.paid'] }])
  expect((await remove('loyalty-points')).extensions.map(({ name }) => name)).toEqual(['kept'])
  const { rows } = await sql`
    select nspname as name from pg_namespace where nspname ~ '^x_' union all
    select rolname from pg_roles where rolname = ${role} union all
    select name from event_subscribers where name ~ '^extension:' union all
    select extension from extension_migrations where extension <> 'kept'`.execute(shop.db)
  expect(rows).toEqual([{ name: 'x_kept' }])
  await expect(removed.contextOf(loyalty).sql`select 1`).rejects.toThrow('does not exist')
  const { results } = await owner.api(auditLog, { query: { settings: '1' } as never })
  expect(results[0]).toMatchObject({ field: 'extensions[loyalty-points]', old: 'stored data', new: null })
  await expect(remove('loyalty-points')).rejects.toThrow('404')
  // Without its role, as after a restore.
  await sql`drop owned by ${sql.id(await roleOf(shop.db, { name: 'kept' }))} cascade`.execute(shop.db)
  expect((await remove('kept')).extensions).toEqual([])
})

test('data with waiting events is deleted while events are published, without a deadlock', async () => {
  await using shop = await openShop({ extensions: [] })
  const owner = await shop.staff()
  await start(shop, loyalty)
  await storeSubscribers(shop.db, [{ name: 'extension:loyalty-points', types: ['product.published'] }])
  await createdProduct(owner)
  const deliveries = async () => (await sql`select from event_deliveries`.execute(shop.db)).rows.length
  await expect.poll(deliveries).toBe(1)
  const deleted = await shop.db.transaction().execute(async (publishing) => {
    await lockPublication(publishing)
    await sql`select from event_subjects for update`.execute(publishing)
    const deleting = owner.api(deleteExtensionData, { params: { name: 'loyalty-points' } })
    const isWaiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await isWaiting.execute(shop.db)).rows.length).toBe(1)
    // A new delivery locks its subscriber in this way.
    await sql`select from event_subscribers for key share`.execute(publishing)
    return { deleting }
  })
  expect((await deleted.deleting).extensions).toEqual([])
  expect(await deliveries()).toBe(0)
})

test('the data of a listed extension is not deleted', async () => {
  await using shop = await openShop({ extensions: [loyalty] })
  const owner = await shop.staff()
  const attempt = owner.api(deleteExtensionData, { params: { name: loyalty.name } })
  await expect(attempt).rejects.toThrow('409 This extension is still in extensions.ts')
})

test('refuses migrations without ascending numbers', () => {
  for (const names of [['points'], ['2-a', '1-b'], ['1-a', '1-b'], ['0-a'], ['1-A']])
    expect(() =>
      checkExtensions([{ ...loyalty, migrations: Object.fromEntries(names.map((name) => [name, ''])) }]),
    ).toThrow('Use ascending numbers')
})
