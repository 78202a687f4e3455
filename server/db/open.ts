import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import { kyselyPool } from './prepared.ts'
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

interface DatabaseOptions {
  /** Called for each statement. */
  log?: (event: LogEvent) => void
  /** True disables the statement timeout, for slow work such as creating an index on a large table. */
  patient?: boolean
  /** How long to wait for a response in ms before the connection counts as lost; set by tests. */
  responseTimeoutMs?: number
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
  { log, patient = false, responseTimeoutMs = STATEMENT_TIMEOUT_MS + 1_000 }: DatabaseOptions = {},
): { db: Database; connections(): Connections } {
  const limit = patient ? 0 : STATEMENT_TIMEOUT_MS
  const pool = new pg.Pool({
    ...connection,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // Statements that are started together on one connection, such as in `Promise.all`, share a round trip.
    pipeline: true,
    // PostgreSQL cancels slow statements itself; this timeout detects lost responses.
    ...(!patient && { query_timeout: responseTimeoutMs }),
    idleTimeoutMillis: 60_000,
    options: `-c timezone=UTC -c statement_timeout=${limit} -c idle_in_transaction_session_timeout=${limit}`,
    types: { getTypeParser },
  })
  // An idle connection that breaks is replaced at the next query; without a listener, its error would end the
  // process.
  pool.on('error', () => {})
  // The same for a connection that is checked out.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: kyselyPool(pool) }), ...(log && { log }) }),
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
  }
}

// Ids, counts and cents stay far below 2^53.
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === BIGINT ? Number : pg.types.getTypeParser(oid, format as 'text')
