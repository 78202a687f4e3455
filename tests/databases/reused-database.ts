import type { PostgresPool } from 'kysely'
import pg from 'pg'
import { asSuperuser } from '../../server/db/embedded/shop-role.ts'
import { type Connection, openPool } from '../../server/db/open.ts'
import { until } from '../processes/until.ts'
import { TEMPLATE } from './cluster.ts'
import { copyDatabase, type DatabaseAddress } from './copied-database.ts'

/** A database with the rows of the template. */
interface LentDatabase {
  address: DatabaseAddress
  /** Its end leaves the connections open. */
  pool: PostgresPool
  /** Takes the database back for another test. Its connections through other pools must be closed. */
  giveBack(): Promise<void>
}

/**
 * A database that tests use one after another. Copying it, opening its connections and reading its catalogue on each
 * of them takes longer than most tests.
 */
interface ReusedDatabase {
  address: DatabaseAddress
  opened: ReturnType<typeof openPool>
  /** True behind a pooler, which keeps its connections. Such a database is used once. */
  isPooled: boolean
  /** The connection of a superuser that removes the rows of tests. */
  cleaner: pg.Client
  /** As `readState` returned it at first. */
  state: string
  /** How many tests have used it. */
  uses: number
  drop(): Promise<void>
}

/** What the template contains. */
interface Contents {
  /** Columns and rows by table; the rows as JSON. */
  rows: Map<string, { columns: string; rows: string }>
  /** The last values of its sequences; null for an unused one. */
  sequences: Map<string, string | null>
}

/** How to connect to a database. */
interface Settings {
  pool: Parameters<typeof openPool>[1]
  /** Returns the address of the pooler that leads to a database, or the same address without one. */
  through: (address: DatabaseAddress) => Connection
}

/** Databases of this worker that no test uses. */
const left: ReusedDatabase[] = []
/** Databases have up to seven open connections each, and PostgreSQL allows 200 for all workers. */
const MOST_LEFT = 3
/** In bytes. */
const PAGE = 8_192
/** Deleted rows fill the page of a small table after more tests than this. */
const USES_BETWEEN_SHRINKS = 8
const ENDED_WITHIN_MS = 2_000
/** PostgreSQL's own objects have smaller ids. */
const FIRST_ID = 16_384
let contents: Contents | undefined

/** Lends a database like a new copy of the template: one that an earlier test left, or a copy. */
export async function borrowDatabase(settings: Settings): Promise<LentDatabase> {
  const database = (await takeLeft()) ?? (await newDatabase(settings))
  const { address, opened } = database
  return {
    address,
    pool: { ...opened.pool, end: async () => {} },
    async giveBack() {
      left.push(database)
      const oldest = left.length > MOST_LEFT ? left.shift() : undefined
      if (oldest) await discard(oldest)
    },
  }
}

async function takeLeft(): Promise<ReusedDatabase | undefined> {
  for (let database = left.pop(); database; database = left.pop()) {
    if (await isRestored(database)) return database
    await discard(database)
  }
  return undefined
}

/** Starts to drop a database. Does not wait for queries that still run. */
async function discard({ cleaner, opened, drop }: ReusedDatabase): Promise<void> {
  for (const ended of [cleaner.end(), opened.pool.end()]) ended.catch(() => {})
  await drop()
}

async function newDatabase({ pool, through }: Settings): Promise<ReusedDatabase> {
  const { address, drop } = await copyDatabase(TEMPLATE)
  const cleaner = new pg.Client(asSuperuser(address))
  cleaner.on('error', () => {})
  await cleaner.connect()
  contents ??= await readContents(cleaner)
  const opened = openPool(through(address), pool)
  return {
    address,
    opened,
    isPooled: pool?.pooler !== undefined,
    cleaner,
    state: await readState(cleaner),
    uses: 0,
    drop,
  }
}

/**
 * Restores the rows of the template.
 * @returns false if the database can't be used again: it is still in use, or has other tables or statistics
 */
async function isRestored(database: ReusedDatabase): Promise<boolean> {
  const { cleaner, state, isPooled } = database
  if (isPooled) return false
  try {
    await until(() => isUnused(database), ENDED_WITHIN_MS)
    if ((await readState(cleaner)) !== state) return false
    await resetSessions(database)
    const tables = await readTables(cleaner)
    contents ??= await readContents(cleaner)
    const { rows, sequences } = contents
    const used = [...(await readSequences(cleaner))].filter(([name, last]) => sequences.get(name) !== last)
    // Without triggers and foreign keys.
    await cleaner.query(
      ['set session_replication_role = replica', ...tables.map(({ name }) => `delete from ${name}`)].join(';\n'),
    )
    database.uses += 1
    const areAllFilled = database.uses % USES_BETWEEN_SHRINKS === 0
    await shrink(
      cleaner,
      tables.filter(({ bytes }) => areAllFilled || bytes > PAGE),
    )
    await cleaner.query(
      [
        ...[...rows].map(
          ([name, stored]) => `insert into ${name} (${stored.columns}) overriding system value
            select ${stored.columns} from jsonb_populate_recordset(null::${name}, ${pg.escapeLiteral(stored.rows)})`,
        ),
        ...used.map(([name]) => {
          const last = sequences.get(name) ?? null
          return `select setval('${name}', ${last ?? 1}, ${last !== null})`
        }),
        'reset session_replication_role',
      ].join(';\n'),
    )
    database.state = await readState(cleaner)
    return true
  } catch {
    return false
  }
}

/**
 * Makes empty tables as small as new ones. In a table with several pages, or with deleted rows that fill a page, rows
 * are not always in the order of their insertion.
 */
async function shrink(cleaner: pg.Client, tables: readonly { name: string }[]): Promise<void> {
  if (tables.length === 0) return
  const names = tables.map(({ name }) => name)
  await cleaner.query(`vacuum (truncate, index_cleanup on, skip_database_stats) ${names}`)
  await cleaner.query(
    `select pg_clear_relation_stats('public', relname::text) from pg_class where oid = any($1::regclass[])`,
    [names],
  )
}

async function isUnused({ opened, cleaner }: ReusedDatabase): Promise<boolean> {
  const { busy, idle } = opened.connections()
  if (busy > 0) return false
  const { rows } = await cleaner.query<{ others: number }>(`
    select count(*)::integer as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`)
  return (rows[0]?.others ?? 0) <= idle
}

/**
 * Resets locks and settings of the sessions, and their plans: a plan for the rows of one test can be far too slow for
 * those of another. Prepared statements stay.
 */
async function resetSessions({ opened: { pool, connections } }: ReusedDatabase): Promise<void> {
  const clients = await Promise.all(Array.from({ length: connections().idle }, () => pool.connect()))
  const resets = ['select pg_advisory_unlock_all()', 'reset all', 'discard temp', 'discard plans']
  await Promise.all(clients.flatMap((client) => resets.map((reset) => client.query(reset, []))))
  for (const client of clients) client.release()
}

/**
 * Returns sums of transaction ids, which change when an object is created, changed or dropped, and the number of
 * statistics for the planner.
 */
async function readState(client: pg.Client): Promise<string> {
  const catalogs = [
    ...['pg_class', 'pg_attrdef', 'pg_constraint', 'pg_trigger', 'pg_proc', 'pg_namespace', 'pg_type'],
    ...['pg_ts_config', 'pg_ts_dict'],
  ]
  const sumOf = (catalog: string, id = 'oid') =>
    `(select count(*) || ' ' || sum(xmin::text::bigint) from ${catalog} where ${id} >= ${FIRST_ID})`
  const sums = [...catalogs.map((catalog) => sumOf(catalog)), sumOf('pg_attribute', 'attrelid')]
  const { rows } = await client.query<{ state: string }>(`
    select concat_ws(' ', ${sums}, (select count(*) from pg_statistic where starelid >= ${FIRST_ID}), (
      select count(*) from pg_class where reltuples >= 0 and oid >= ${FIRST_ID}), (
      select count(*) from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
      where datname = current_database())) as state`)
  return rows[0]?.state ?? ''
}

/** Returns the tables that contain rows, or did, with their size. */
async function readTables(client: pg.Client): Promise<{ name: string; bytes: number }[]> {
  const { rows } = await client.query<{ name: string; bytes: number }>(`
    select * from (
      select oid::regclass::text as name, pg_relation_size(oid)::integer as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%') as tables
    where bytes > 0`)
  return rows
}

/** Returns the last values of the sequences; null for an unused one. */
async function readSequences(client: pg.Client): Promise<Map<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(`
    select quote_ident(sequencename) as name, last_value::text as last from pg_sequences where schemaname = 'public'`)
  return new Map(rows.map(({ name, last }) => [name, last]))
}

async function readContents(client: pg.Client): Promise<Contents> {
  const rows: Contents['rows'] = new Map()
  for (const { name } of await readTables(client)) {
    const { rows: found } = await client.query<{ columns: string; rows: string | null }>(`
      select (select string_agg(quote_ident(attname), ', ') from pg_attribute
          where attrelid = '${name}'::regclass and attnum > 0 and not attisdropped and attgenerated = '') as columns,
        (select jsonb_agg(to_jsonb(stored)) from ${name} as stored)::text as rows`)
    const [stored] = found
    if (stored?.rows) rows.set(name, { columns: stored.columns, rows: stored.rows })
  }
  return { rows, sequences: await readSequences(client) }
}
