import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { type Connection, type Database, openDatabase } from '../../server/db/open.ts'

/** Address of PostgreSQL: a host, or the folder of a Unix socket. */
export type DatabaseAddress = Exclude<Connection, { connectionString: string }>

interface CopiedDatabase {
  address: DatabaseAddress
  /** Starts to drop the database. Close its connections before. */
  drop(): Promise<void>
}

/** PostgreSQL's error code `insufficient_privilege`. */
const NOT_ALLOWED = '42501'

/**
 * Connection that creates and drops databases. One per worker, because opening a connection takes a third of the time
 * of a copy.
 */
let maker: Database | undefined

function theMaker(): Database {
  maker ??= openDatabase(inject('cluster'))
  return maker
}

/**
 * Copies a database on the test PostgreSQL.
 * @param template name of a database without open connections
 */
export async function copyDatabase(template: string): Promise<CopiedDatabase> {
  const database = `copy_${randomUUID().replaceAll('-', '')}`
  // `file_copy` takes half the time of a copy through the write-ahead log.
  await sql`create database ${sql.id(database)} template ${sql.id(template)} strategy file_copy`.execute(theMaker())
  return { address: { ...inject('cluster'), database }, drop: () => startDrop(database) }
}

/** Drops that tests do not wait for, because each one waits for a checkpoint. */
const drops = new Set<Promise<void>>()
const MAX_DROPS = 4

/** Starts to drop a database. Waits for an earlier drop if too many are running. */
async function startDrop(name: string): Promise<void> {
  while (drops.size >= MAX_DROPS) await Promise.race(drops)
  const drop = dropDatabase(name).finally(() => drops.delete(drop))
  drops.add(drop)
}

/**
 * Drops a database and closes its connections. The role must not end autovacuum workers of a superuser. Without
 * `force`, PostgreSQL ends such a worker and waits 5 s for other connections.
 */
async function dropDatabase(name: string): Promise<void> {
  try {
    await sql`drop database ${sql.id(name)} with (force)`.execute(theMaker())
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== NOT_ALLOWED) throw error
    await sql`drop database ${sql.id(name)}`.execute(theMaker())
  }
}
