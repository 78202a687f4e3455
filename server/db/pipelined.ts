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
 * @throws the error of the statement that failed first
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
    const errors: { code?: unknown }[] = []
    const noted = started.map(async (one) => {
      await Promise.resolve(one).catch((error) => errors.push(error))
    })
    return Promise.all(noted).then(() => {
      // The errors of the statements that follow the failed one may be noted before its own.
      if (errors.length > 0) throw errors.find(({ code }) => code !== TRANSACTION_FAILED) ?? errors[0]
      return Promise.all(started)
    })
  })
}

/** SQLSTATE of statements after a failed one in the same transaction. */
const TRANSACTION_FAILED = '25P02'

/** Compiles for PostgreSQL. It never connects: the statements use the connection of their transaction. */
const COMPILING: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}
