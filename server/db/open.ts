import { Kysely, type LogEvent, PostgresDialect, type PostgresPool, sql } from 'kysely'
import pg from 'pg'
import { firstRow, kyselyPool } from './prepared.ts'
import { refuseReadOnly } from './read-only.ts'
import type { Schema } from './schema.ts'

/** Typed queries on a connection pool or in a transaction. */
export type Database = Kysely<Schema>

/** Address of a PostgreSQL: a connection string, or the socket folder of the embedded one. */
export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string }

const BIGINT = 20

/** Most shops have one process and two cores; more connections would only queue inside PostgreSQL. */
const MAX_CONNECTIONS = 16

/** In ms. No storefront query takes this long, and a slower one must not block its connection. */
const STATEMENT_TIMEOUT_MS = 15_000

/** Compiling a statement (`jit`) takes longer than the reports and exports of a shop gain from it. */
const SESSION = { timezone: 'UTC', jit: 'off' }

/** How a pooler in transaction mode is used. */
export interface PoolerSettings {
  /** False for PgBouncer before 1.21, which does not know named prepared statements. */
  hasPreparedStatements: boolean
}

interface DatabaseOptions {
  /** Called for each statement. */
  log?: (event: LogEvent) => void
  /** True disables the statement timeout, for slow work such as creating an index on a large table. */
  patient?: boolean
  /** A pooler is between; see `preparePooledDatabase`. */
  pooler?: PoolerSettings | undefined
  /** True refuses connections to a standby, for an external database that can fail over. */
  requiresPrimary?: boolean
  /** How long to wait for a connection in ms. */
  connectTimeoutMs?: number
  /** How long to wait for a response in ms before the connection counts as lost; set by tests. */
  responseTimeoutMs?: number
  /** Most connections of the pool; fewer in tests, because each one costs PostgreSQL 5 ms. */
  maxConnections?: number
}

/** Numbers of busy and idle connections and of queries that wait for one. */
export interface Connections {
  busy: number
  idle: number
  waiting: number
}

/** Opens a pool of connections with typed queries. Nothing is connected until the first query. */
export function openDatabase(connection: Connection, options?: DatabaseOptions): Database {
  return openCounted(connection, options).db
}

/** Opens a pool like `openDatabase`, and also returns a function that counts its connections. */
export function openCounted(
  connection: Connection,
  options: DatabaseOptions = {},
): { db: Database; connections(): Connections } {
  const { pool, connections } = openPool(connection, options)
  return { db: databaseOn(pool, options.log), connections }
}

/** Returns typed queries on a pool, which ends with them. */
export const databaseOn = (pool: PostgresPool, log?: DatabaseOptions['log']): Database =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) })

/** Opens a pool of connections for `databaseOn`. */
export function openPool(
  connection: Connection,
  {
    patient = false,
    pooler,
    requiresPrimary = false,
    connectTimeoutMs = 5_000,
    responseTimeoutMs = STATEMENT_TIMEOUT_MS + 1_000,
    maxConnections = MAX_CONNECTIONS,
  }: Omit<DatabaseOptions, 'log'> = {},
): { pool: PostgresPool; connections(): Connections } {
  const limit = patient ? 0 : STATEMENT_TIMEOUT_MS
  // A pooler rejects these at the start of a connection; the database has them as defaults then.
  const session = Object.entries({ ...SESSION, ...timeouts(limit) }).map(([name, value]) => `-c ${name}=${value}`)
  const pool = new pg.Pool({
    ...connection,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    // Statements that are started together on one connection, such as in `Promise.all`, share a round trip.
    pipeline: true,
    // PostgreSQL cancels slow statements itself; this timeout detects lost responses.
    ...(!patient && { query_timeout: responseTimeoutMs }),
    idleTimeoutMillis: 60_000,
    ...(!pooler && { options: session.join(' ') }),
    types: { getTypeParser },
    ...(requiresPrimary && {
      verify: (client: pg.PoolClient, verified: (error?: Error) => void) => {
        refuseReadOnly(client).then(() => verified(), verified)
      },
    }),
  })
  // An idle connection that breaks is replaced at the next query; without a listener, its error would end the
  // process.
  pool.on('error', () => {})
  // The same for a connection that is checked out.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    pool: kyselyPool(pool, pooler?.hasPreparedStatements ?? true),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  }
}

const timeouts = (ms: number) => ({ statement_timeout: ms, idle_in_transaction_session_timeout: ms })

/**
 * Sets the time zone, `jit` and the timeouts as defaults of the database, because connections through a pooler can't.
 * Only new connections of the pooler have them.
 * @param db a direct connection of the owner of the database
 * @param of whether the database or the role gets the defaults
 */
export async function preparePooledDatabase(db: Database, of: 'database' | 'role' = 'database'): Promise<void> {
  const settings = Object.entries({ ...SESSION, ...timeouts(STATEMENT_TIMEOUT_MS) })
  await db.transaction().execute(async (tx) => {
    // PostgreSQL refuses two such changes at once.
    await sql`select pg_advisory_xact_lock(hashtext('settings of pooled connections'))`.execute(tx)
    const { rows } = await sql<{ name: string }>`
      select case when ${of} = 'role' then current_user else current_database() end as name`.execute(tx)
    const { name } = firstRow(rows)
    for (const [setting, value] of settings)
      await sql`alter ${sql.raw(of)} ${sql.id(name)} set ${sql.id(setting)} = ${sql.lit(String(value))}`.execute(tx)
  })
}

/** Returns whether connections have the settings of `preparePooledDatabase`. */
export async function isPreparedForPooler(pooled: Database): Promise<boolean> {
  const { rows } = await sql<{ timezone: string; timeout: string }>`
    select current_setting('timezone') as timezone, current_setting('statement_timeout') as timeout`.execute(pooled)
  return rows[0]?.timezone === 'UTC' && rows[0].timeout === `${STATEMENT_TIMEOUT_MS / 1_000}s`
}

// Ids, counts and cents stay far below 2^53.
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')
