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
 * Opens the database that the settings name, or else the shop's own, at the newest schema.
 * @throws StartupError with a sentence when it cannot be reached
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
    // Whatever keeps even this from an answer (a name, a password, a certificate) is for who wrote the setting to mend.
    if (databaseUrl)
      await sql`select`.execute(db).catch((error) => {
        throw cannotUse(databaseUrl, error)
      })
    const added = await bringToNewestSchema(connection, migrations)
    if (added.length > 0) say(`The database has the newest schema (${added.at(-1)}).`)
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

/** PostgreSQL's codes for what a role may not do, and for extensions that are not installed. */
const LACKS = new Set(['42501', '0A000', '58P01'])

/** Whether the schema cannot be made because of what the database is, or that it went away. */
function lacksSomething(error: Error): boolean {
  return isDatabaseUnavailable(error) || ('code' in error && LACKS.has(String(error.code)))
}

function cannotUse(databaseUrl: string, error: Error): StartupError {
  // Never the whole address: it may hold a password.
  const where = databaseUrl.replace(/^\w+:\/\/(.*@)?/s, '').replace(/\?.*$/s, '')
  const reason = error.message || ('code' in error && error.code) || 'it does not say why'
  return new StartupError(`The database of DATABASE_URL (${where}) cannot be used: ${reason}.`)
}
