import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { StartupError } from '../start/startup-error.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { type Migrations, migrate } from './migrate.ts'
import { type Connection, type Connections, type Database, openCounted, openDatabase } from './open.ts'

export interface ShopDatabase {
  db: Database
  connection: Connection
  connections(): Connections
  close(): Promise<void>
}

/**
 * Opens the configured database or else the embedded one, and migrates it to the newest schema.
 * @throws StartupError if it can't be reached or used
 */
export async function openForShop(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  migrations: Migrations,
  say: (sentence: string) => void,
): Promise<ShopDatabase> {
  const embedded: EmbeddedPostgres | undefined = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, say })
  const connection = embedded?.connection ?? { connectionString: databaseUrl ?? '' }
  const { db, connections } = openCounted(connection)
  const close = async () => {
    await Promise.race([db.destroy(), pause(1_000, undefined, { ref: false })])
    await embedded?.stop()
  }
  try {
    // Any failure of this first statement (name, password, certificate) is an error in DATABASE_URL.
    if (databaseUrl)
      await sql`select`.execute(db).catch((error) => {
        throw cannotUse(databaseUrl, error)
      })
    const added = await bringToNewestSchema(connection, migrations)
    if (added.length > 0) say(`Migrated the database to the newest schema (${added.at(-1)}).`)
  } catch (error) {
    await close()
    throw databaseUrl && error instanceof Error && lacksSomething(error) ? cannotUse(databaseUrl, error) : error
  }
  return { db, connection, connections, close }
}

async function bringToNewestSchema(connection: Connection, migrations: Migrations): Promise<string[]> {
  const db = openDatabase(connection, { patient: true })
  return migrate(db, migrations).finally(() => db.destroy())
}

/** PostgreSQL error codes for missing privileges and extensions that are not installed. */
const LACKS = new Set(['42501', '0A000', '58P01'])

/** Returns true if the migration failed because of the database's limits or connection. */
function lacksSomething(error: Error): boolean {
  return isDatabaseUnavailable(error) || ('code' in error && LACKS.has(String(error.code)))
}

function cannotUse(databaseUrl: string, error: Error): StartupError {
  // Without the credentials: the message may be logged.
  const where = databaseUrl.replace(/^\w+:\/\/(.*@)?/s, '').replace(/\?.*$/s, '')
  const reason = error.message || ('code' in error && error.code) || 'no reason given'
  return new StartupError(`The database of DATABASE_URL (${where}) cannot be used: ${reason}.`)
}
