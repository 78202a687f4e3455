import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { type Connection, type Database, openDatabase } from '../../server/db/open.ts'
import { dropDatabase } from './drop-database.ts'

/** Where PostgreSQL listens: a machine, or the folder of a socket. */
export type DatabaseAddress = Exclude<Connection, { connectionString: string }>

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
  const cluster = inject('cluster')
  const server = openDatabase(cluster)
  const database = `other_${randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(database)} template ${sql.id(template)}`.execute(server)
  const place = { ...cluster, database }
  const db = openDatabase(place)
  return {
    url: databaseUrl(place),
    place,
    db,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await dropDatabase(server, database)
      await server.destroy()
    },
  }
}

/** Returns a place as a `DATABASE_URL`; its host may be the folder of a socket. */
export function databaseUrl({ host, port, user, database }: DatabaseAddress): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
