import { type CompiledQuery, type Kysely, type PostgresPool, type PostgresPoolClient, sql } from 'kysely'
import type pg from 'pg'
import { READ_ONLY } from './read-only.ts'
import type { Schema } from './schema.ts'

/** Names of the process's prepared statements by SQL text. */
const names = new Map<string, string>()

/**
 * Runs a query as a named prepared statement, which PostgreSQL parses and plans once per connection instead of once per
 * call. Use it for a frequent query if planning takes longer than running it, and if the best plan does not depend on
 * the values. `tests/planned-once.deep.test.ts` checks the plans.
 */
export async function executePrepared<Row>(db: Kysely<Schema>, query: CompiledQuery<Row>): Promise<Row[]> {
  if (!names.has(query.sql)) names.set(query.sql, `prepared_${names.size}`)
  return (await db.executeQuery(query)).rows
}

export interface Compilable<Row> {
  compile(db: Kysely<Schema>): CompiledQuery<Row>
}

/**
 * Returns a function that runs a prepared statement. Kysely builds the statement at the first call only.
 * @param build builds the statement; it may pass the values on to Kysely and `sql`, but not read them
 */
export function prepared<Values extends object, Row>(
  build: (values: Values, db: Kysely<Schema>) => Compilable<Row>,
): (db: Kysely<Schema>, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return (db, values) => {
    compiled ??= build(placeholders<Values>(), db).compile(db)
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? values[value.name as keyof Values] : value,
    )
    return executePrepared(db, { ...compiled, parameters })
  }
}

class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

const placeholders = <Values extends object>(): Values =>
  new Proxy({} as Values, { get: (_, name) => new Placeholder(String(name)) })

/**
 * Runs a prepared query without parallel workers. Use it for a query that runs next to another one, when both
 * processors are busy already.
 */
export async function executeWithoutParallelWorkers<Row>(
  db: Kysely<Schema>,
  query: CompiledQuery<Row>,
): Promise<Row[]> {
  return db.transaction().execute(async (tx) => {
    await sql`set local max_parallel_workers_per_gather = 0`.execute(tx)
    return executePrepared(tx, query)
  })
}

/** Returns the row of a statement that always returns one. @throws Error if it returned none */
export function firstRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement has returned no row.')
  return row
}

/**
 * Adapts a pool for Kysely, which passes only text and values to the client. Adds the names of prepared statements,
 * closes a connection after a query without a response (`query_timeout`), and all connections after a write that was
 * refused because the server has become a standby.
 * @param isNamed false if the server can't prepare statements
 */
export function kyselyPool(pool: pg.Pool, isNamed = true): PostgresPool {
  /** Connections with a lower number were opened before the last refused write. */
  const numbers = new WeakMap<pg.ClientBase, number>()
  let [opened, firstUsable] = [0, 0]
  pool.on('connect', (client) => numbers.set(client, opened++))
  const isUsable = (client: pg.PoolClient) => (numbers.get(client) ?? firstUsable) >= firstUsable
  const connectUsable = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect()
      if (isUsable(client)) return client
      client.release(true)
    }
  }
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await connectUsable()
      const query = (text: string, values: unknown[]) => {
        const name = isNamed ? names.get(text) : undefined
        return client.query(name === undefined ? { text, values } : { name, text, values }).catch((error) => {
          // The response may still arrive, so the connection can't be used for another query.
          if (/^Query read timeout$/.test(error.message)) void client.end().catch(() => {})
          // The server is a former primary now, and the other connections lead to it too.
          if (error.code === READ_ONLY) firstUsable = opened
          throw error
        })
      }
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy || !isUsable(client)),
      }
    },
  }
}
