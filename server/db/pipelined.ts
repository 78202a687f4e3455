import {
  type Dialect,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely'
import type { Database } from './open.ts'
import type { Schema } from './schema.ts'

/**
 * Runs statements of a transaction without waiting for each other's responses, so that they share a round trip.
 * PostgreSQL runs them one after another, in the order in which `start` starts them. After a failed statement, the
 * others of the transaction fail too.
 *
 * Kysely itself sends a transaction's statements one at a time. Placing an order misses its performance goal that way.
 * @param start starts the statements and returns their promises
 * @returns the results, once all promises are settled, so that no statement follows the end of the transaction
 * @throws the first error
 */
export function pipelined<const Started extends readonly unknown[]>(
  tx: Database,
  start: (tx: Database) => Started,
): Promise<{ -readonly [Name in keyof Started]: Awaited<Started[Name]> }> {
  const executor = tx.getExecutor()
  return executor.provideConnection((connection) => {
    const started = start(
      new Transaction<Schema>({
        config: { dialect: COMPILING },
        dialect: COMPILING,
        driver: new DummyDriver(),
        executor: executor.withConnectionProvider({ provideConnection: (consumer) => consumer(connection) }),
      }),
    )
    return Promise.all(started).finally(() => Promise.allSettled(started))
  })
}

/** Compiles for PostgreSQL. It never connects: the statements use the connection of their transaction. */
const COMPILING: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
