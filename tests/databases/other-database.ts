import { type Database, openDatabase } from '../../server/db/open.ts'
import { copyDatabase, type DatabaseAddress } from './copied-database.ts'

interface OtherDatabase extends AsyncDisposable {
  /** Its `DATABASE_URL`. */
  url: string
  place: DatabaseAddress
  db: Database
}

/**
 * Makes a database on the tests' PostgreSQL, dropped at the end of its scope.
 * @param template the database of which it is a copy
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

/** Returns a place as a `DATABASE_URL`; its host may be the folder of a socket. */
export function databaseUrl({ host, port, user, database }: DatabaseAddress): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
