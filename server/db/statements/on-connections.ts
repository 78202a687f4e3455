import { type ConnectionProvider, type Driver, Kysely, PostgresDialect } from 'kysely'
import type { Database } from '../open.ts'
import type { Schema } from '../schema.ts'

/** Returns the same database, whose statements take their connections from elsewhere. It has no transactions of its own. */
export function onConnections(db: Database, provider: ConnectionProvider): Database {
  const executor = db.getExecutor().withConnectionProvider(provider)
  return new Kysely<Schema>({
    config: { dialect: POSTGRES },
    dialect: POSTGRES,
    driver: withoutTransactions(),
    executor,
  })
}

/** Never connects to anything: statements go by the executor. */
const POSTGRES = new PostgresDialect({
  pool: () => Promise.reject(new Error('The statements of this database have their connections.')),
})

function withoutTransactions(): Driver {
  const driver = POSTGRES.createDriver()
  driver.beginTransaction = () => Promise.reject(new Error('This database has no transactions of its own.'))
  return driver
}
