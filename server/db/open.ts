import { Kysely, type LogEvent, PostgresDialect } from 'kysely'
import pg from 'pg'
import { kyselyPool } from './prepared.ts'
import type { Schema } from './schema.ts'

/** Typed queries, on a pool of connections or within a transaction. */
export type Database = Kysely<Schema>

/** How to reach a PostgreSQL: a connection string, or the socket folder of the embedded one. */
export type Connection = { connectionString: string } | { host: string; port: number; user: string; database: string }

const BIGINT = 20

/** Most shops have one process and two cores; more connections than this only queue inside PostgreSQL. */
const MAX_CONNECTIONS = 16

/** No question of a shopper takes this long; one that does is a fault, and must not hold a connection for ever. */
const STATEMENT_TIMEOUT_MS = 15_000

interface DatabaseOptions {
  /** Told of each statement. */
  log?: (event: LogEvent) => void
  /** For work that may take its time, such as a new index on a large table. */
  patient?: boolean
  /** How long an answer may take before its connection counts as lost; set by tests. */
  responseTimeoutMs?: number
}

/** How many connections are open, by what they do, and how many questions wait for one. */
export interface Connections {
  busy: number
  idle: number
  waiting: number
}

/** Opens a pool of connections with typed queries. Nothing is connected until the first query. */
export function openDatabase(connection: Connection, options?: DatabaseOptions): Database {
  return openCounted(connection, options).db
}

/** Opens the same, with a look at its connections. */
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
    // PostgreSQL ends a slow statement itself; this is for a network that loses the answer.
    ...(!patient && { query_timeout: responseTimeoutMs }),
    idleTimeoutMillis: 60_000,
    options: `-c timezone=UTC -c statement_timeout=${limit} -c idle_in_transaction_session_timeout=${limit}`,
    types: { getTypeParser },
  })
  // A broken idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  // The same for one that is checked out and has just had its answer.
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
