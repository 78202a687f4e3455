import { type Database, openDatabase } from '../../server/db/open.ts'
import { copyDatabase, type DatabaseAddress } from './copied-database.ts'

interface OtherDatabase extends AsyncDisposable {
  /** The `DATABASE_URL` of this database. */
  url: string
  place: DatabaseAddress
  db: Database
}

/**
 * Creates a database on the test PostgreSQL and drops it at the end of the scope.
 * @param template the database to copy
 */
export async function otherDatabase(template: string): Promise<OtherDatabase> {
  const { address: place, drop } = await copyDatabase(template)
  const db = openDatabase(place)
  return {
    url: databaseUrl(place),
    place,
    db,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await drop()
    },
  }
}

/** Returns an address as a `DATABASE_URL`. Its host may be the folder of a socket. */
export function databaseUrl({ host, port, user, database }: DatabaseAddress): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
