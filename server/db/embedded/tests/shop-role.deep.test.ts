import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrations } from '../../../../shop/migrations.server.ts'
import { emptyFolder } from '../../../../tests/empty-folder.ts'
import { addProduct } from '../../../../tests/fixtures/products.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embedded.ts'
import { migrate } from '../../migrate.ts'
import { openDatabase } from '../../open.ts'
import { asSuperuser, SHOP_ROLE } from '../shop-role.ts'

const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, say: () => {}, settings: { fsync: 'off' } })

async function using<T>(
  connection: EmbeddedPostgres['connection'],
  work: (db: Kysely<never>) => Promise<T>,
): Promise<T> {
  const db = openDatabase(connection)
  return work(db as unknown as Kysely<never>).finally(() => db.destroy())
}

/** Returns the role's rights, the objects that it owns, and the objects of the shop's database with other owners. */
const lookAt = (connection: EmbeddedPostgres['connection']) =>
  using(connection, async (db) => {
    const { rows } = await sql`
      select current_user as name, rolsuper, rolcreaterole, rolreplication, rolbypassrls,
        (select datdba::regrole::text from pg_database where datname = current_database()) as owner,
        (select count(*) from pg_class where relnamespace = 'public'::regnamespace and relowner = current_user::regrole) as tables,
        array(select relname::text from pg_class where relnamespace = 'public'::regnamespace and relowner <> current_user::regrole
          union all
          select proname::text from pg_proc where pronamespace = 'public'::regnamespace and proowner <> current_user::regrole
            and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
          union all
          select typname::text from pg_type where typnamespace = 'public'::regnamespace and typowner <> current_user::regrole
            and not exists (select from pg_depend where objid = pg_type.oid and deptype in ('e', 'i'))
          union all
          select cfgname::text from pg_ts_config where cfgnamespace = 'public'::regnamespace and cfgowner <> current_user::regrole
        ) as of_others
      from pg_roles where rolname = current_user`.execute(db)
    return rows[0]
  })

/** It creates roles for extensions, but none with more rights than its own. */
const OWNER_AND_NO_MORE = {
  name: SHOP_ROLE,
  rolsuper: false,
  rolcreaterole: true,
  rolreplication: false,
  rolbypassrls: false,
  owner: SHOP_ROLE,
  of_others: [],
}

const reachOut = (connection: EmbeddedPostgres['connection']) =>
  using(connection, async (db) => {
    await sql`create temporary table said (line text)`.execute(db)
    await sql`copy said from program 'id'`.execute(db)
  })

async function isHarmless({ connection }: EmbeddedPostgres): Promise<void> {
  expect(await lookAt(connection)).toMatchObject(OWNER_AND_NO_MORE)
  await expect(reachOut(connection)).rejects.toThrow('permission denied to COPY to or from an external program')
  for (const more of ['create role other superuser', 'grant pg_execute_server_program to current_user'])
    await expect(using(connection, (db) => sql.raw(more).execute(db))).rejects.toThrow('permission denied')
  await expect(using(connection, (db) => sql`set role comptoir`.execute(db))).rejects.toThrow('permission denied')
}

test('gives the shop’s role no superuser rights from the first start on', { timeout: 60_000 }, async () => {
  await using folder = await emptyFolder()
  const postgres = await start(folder.path)
  try {
    await makeSchema(postgres)
    await isHarmless(postgres)
  } finally {
    await postgres.stop()
  }
})

test('transfers a database of an early release to the shop’s role at the next start, including later remains', {
  timeout: 60_000,
}, async () => {
  await using folder = await emptyFolder()
  const old = await start(folder.path)
  const superuser = asSuperuser(old.connection)
  try {
    // The state of an early release: the superuser owns everything and no other role exists.
    await using(superuser, async (db) => {
      await sql`alter database comptoir owner to comptoir`.execute(db)
      await sql`drop role ${sql.id(SHOP_ROLE)}`.execute(db)
    })
    const db = openDatabase(superuser)
    await migrate(db, migrations)
    await addProduct(db, { title: 'Lamp' }).finally(() => db.destroy())
    expect(await lookAt(superuser)).toMatchObject({ rolsuper: true, owner: 'comptoir' })
  } finally {
    await old.stop()
  }

  for (const time of ['the first time', 'again']) {
    const postgres = await start(folder.path)
    try {
      await isHarmless(postgres)
      // The role can change data and the schema.
      await using(postgres.connection, async (db) => {
        await sql`update products set title = ${time}`.execute(db)
        await sql`alter table products add column ${sql.id(time)} text`.execute(db)
      })
      // An early release that was started again leaves objects of the superuser behind.
      await using(asSuperuser(postgres.connection), async (db) => {
        await sql`create table ${sql.id(`left ${time}`)} (id bigint generated always as identity)`.execute(db)
      })
    } finally {
      await postgres.stop()
    }
  }
})

async function makeSchema({ connection }: EmbeddedPostgres): Promise<void> {
  const db = openDatabase(connection)
  await migrate(db, migrations).finally(() => db.destroy())
}
