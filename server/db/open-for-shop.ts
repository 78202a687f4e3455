import { setTimeout as pause } from 'node:timers/promises'
import { CannotOpen } from '../cannot-open.ts'
import { isDatabaseAway } from './database-away.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { migrate } from './migrate.ts'
import { type Connection, type Connections, type Database, openCounted, openDatabase } from './open.ts'

export interface ShopDatabase {
  db: Database
  connection: Connection
  connections(): Connections
  close(): Promise<void>
}

/**
 * Opens the database that the settings name, or else the shop's own, at the newest schema.
 * @throws CannotOpen with a sentence when it cannot be reached
 */
export async function openForShop(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
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
    const added = await bringToNewestSchema(connection)
    if (added.length > 0) say(`The database has the newest schema (${added.at(-1)}).`)
  } catch (error) {
    await close()
    throw databaseUrl ? whyUnusable(databaseUrl, error) : error
  }
  return { db, connection, connections, close }
}

async function bringToNewestSchema(connection: Connection): Promise<string[]> {
  const db = openDatabase(connection, { patient: true })
  return migrate(db).finally(() => db.destroy())
}

/** PostgreSQL's classes 28 (who you are) and 3D (no such database). */
const NOT_LET_IN = /^(28|3D)/

function whyUnusable(databaseUrl: string, error: unknown): unknown {
  const isOurs =
    isDatabaseAway(error) || (error instanceof Error && 'code' in error && NOT_LET_IN.test(String(error.code)))
  if (!isOurs) return error
  // Never the whole address: it may hold a password.
  const where = databaseUrl.replace(/^\w+:\/\/(.*@)?/s, '').replace(/\?.*$/s, '')
  return new CannotOpen(
    `The database of DATABASE_URL (${where}) cannot be used: ${(error as Error).message || (error as NodeJS.ErrnoException).code}.`,
  )
}
