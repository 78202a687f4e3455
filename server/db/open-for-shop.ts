import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Config } from '../start/config.ts'
import { StartupError } from '../start/startup-error.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { type Migrations, migrate } from './migrate.ts'
import {
  type Connection,
  type Connections,
  type Database,
  isPreparedForPooler,
  openCounted,
  openDatabase,
  preparePooledDatabase,
} from './open.ts'
import { type Reading, readingFrom, readingFromPrimary } from './replica/replica.ts'

/** A replica that doesn't answer must not delay the reads that the primary answers instead. */
const REPLICA = { connectTimeoutMs: 1_000 }

export interface ShopDatabase {
  db: Database
  reading: Reading
  connection: Connection
  connections(): Connections
  close(): Promise<void>
}

type Settings = Pick<Config, 'databaseUrl' | 'databasePool' | 'databaseReadUrl' | 'dataDir'>

/**
 * Opens the configured database or else the embedded one, and migrates it to the newest schema. `db` uses the pooler if
 * there is one; `connection` is always direct.
 * @param compatibleFrom see `migrate`
 * @throws StartupError if it can't be reached or used
 */
export async function openForShop(
  { databaseUrl, databasePool, databaseReadUrl, dataDir }: Settings,
  migrations: Migrations,
  say: (sentence: string) => void,
  compatibleFrom?: string,
): Promise<ShopDatabase> {
  const embedded: EmbeddedPostgres | undefined = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, say })
  const connection = embedded?.connection ?? { connectionString: databaseUrl ?? '' }
  const { db, connections } = databasePool
    ? openCounted({ connectionString: databasePool.url }, { pooler: databasePool, requiresPrimary: true })
    : openCounted(connection, { requiresPrimary: databaseUrl !== undefined })
  const replica = databaseReadUrl ? openDatabase({ connectionString: databaseReadUrl }, REPLICA) : undefined
  const close = async () => {
    await Promise.race([Promise.all([db.destroy(), replica?.destroy()]), pause(1_000, undefined, { ref: false })])
    await embedded?.stop()
  }
  try {
    // Any failure of the first statement (name, password, certificate) is an error in the setting.
    if (databaseUrl) await tryDirect(connection, databaseUrl)
    const added = await bringToNewestSchema(connection, migrations, {
      isPooled: databasePool !== undefined,
      say,
      compatibleFrom,
    })
    if (added.length > 0) say(`Migrated the database to the newest schema (${added.at(-1)}).`)
    if (databasePool && !(await tryPooled(db, databasePool.url))) say(OLD_POOLED)
  } catch (error) {
    await close()
    throw databaseUrl && error instanceof Error && lacksSomething(error) ? unusableDatabase(databaseUrl, error) : error
  }
  return { db, reading: replica ? readingFrom(db, replica) : readingFromPrimary(db), connection, connections, close }
}

const OLD_POOLED =
  'Connections of the pooler are older than the settings of the database. Run RECONNECT in its console once.'

async function tryDirect(connection: Connection, databaseUrl: string): Promise<void> {
  const db = openDatabase(connection)
  try {
    await sql`select`.execute(db)
  } catch (error) {
    throw unusableDatabase(databaseUrl, error as Error)
  } finally {
    await db.destroy()
  }
}

/** @returns whether connections of the pooler have the settings of the shop */
async function tryPooled(db: Database, url: string): Promise<boolean> {
  try {
    return await isPreparedForPooler(db)
  } catch (error) {
    throw unusableDatabase(url, error as Error, 'DATABASE_POOL_URL')
  }
}

async function bringToNewestSchema(
  connection: Connection,
  migrations: Migrations,
  { isPooled, ...settings }: { isPooled: boolean; say: (sentence: string) => void; compatibleFrom: string | undefined },
): Promise<string[]> {
  const db = openDatabase(connection, { patient: true })
  try {
    const added = await migrate(db, migrations, settings)
    if (isPooled) await preparePooledDatabase(db)
    return added
  } finally {
    await db.destroy()
  }
}

/** PostgreSQL error codes for missing privileges and extensions that are not installed. */
const CAPABILITY_ERRORS = new Set(['42501', '0A000', '58P01'])

/** Returns true if the migration failed because of the database's limits or connection. */
function lacksSomething(error: Error): boolean {
  return isDatabaseUnavailable(error) || ('code' in error && CAPABILITY_ERRORS.has(String(error.code)))
}

function unusableDatabase(databaseUrl: string, error: Error, setting = 'DATABASE_URL'): StartupError {
  // Without the credentials: the message may be logged.
  const where = databaseUrl.replace(/^\w+:\/\/(.*@)?/s, '').replace(/\?.*$/s, '')
  const reason = error.message || ('code' in error && error.code) || 'no reason given'
  return new StartupError(`The database of ${setting} (${where}) cannot be used: ${reason}.`)
}
