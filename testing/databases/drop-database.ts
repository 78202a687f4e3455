import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../../server/db/open.ts'

/** PostgreSQL's `insufficient_privilege`. */
const NOT_ALLOWED = '42501'

/**
 * Drops a database with all connections to it. The shop's user, who is no superuser, may not end an autovacuum worker that happens to be
 * there; without `force`, PostgreSQL sends the worker away by itself, and waits 5 s for everybody else.
 */
export async function dropDatabase(server: Database, name: string): Promise<void> {
  try {
    await sql`drop database ${sql.id(name)} with (force)`.execute(server)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== NOT_ALLOWED) throw error
    await sql`drop database ${sql.id(name)}`.execute(server)
  }
}
