import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { type Connection, type Database, openDatabase } from '../../server/db/open.ts'

/** Where PostgreSQL listens: a machine, or the folder of a socket. */
export type DatabaseAddress = Exclude<Connection, { connectionString: string }>

interface CopiedDatabase {
  address: DatabaseAddress
  drop(): Promise<void>
}

/** PostgreSQL's `insufficient_privilege`. */
const NOT_ALLOWED = '42501'

/** By what databases are made and dropped: one for each worker, for a connection of its own costs a third of what a copy does. It ends with its worker. */
let maker: Database | undefined

function theMaker(): Database {
  maker ??= openDatabase(inject('cluster'))
  return maker
}

/**
 * Makes a copy of a database on the tests' PostgreSQL.
 * @param template its name; nobody may be connected to it
 */
export async function copyDatabase(template: string): Promise<CopiedDatabase> {
  const database = `copy_${randomUUID().replaceAll('-', '')}`
  // By its files, which takes half of what it costs to write each page through the log.
  await sql`create database ${sql.id(database)} template ${sql.id(template)} strategy file_copy`.execute(theMaker())
  return { address: { ...inject('cluster'), database }, drop: () => dropDatabase(database) }
}

/**
 * Drops a database with all connections to it. The shop's user, who is no superuser, may not end an autovacuum worker that happens to be
 * there; without `force`, PostgreSQL sends the worker away by itself, and waits 5 s for everybody else.
 */
async function dropDatabase(name: string): Promise<void> {
  try {
    await sql`drop database ${sql.id(name)} with (force)`.execute(theMaker())
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== NOT_ALLOWED) throw error
    await sql`drop database ${sql.id(name)}`.execute(theMaker())
  }
}
