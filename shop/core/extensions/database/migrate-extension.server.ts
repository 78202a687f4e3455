import { sql } from 'kysely'
import { type Connection, type Database, openDatabase } from '../../../../server/db/open.ts'
import type { Extension } from '../../../extension/extension.ts'
import { writeMigrated } from '../extensions-store.server.ts'
import { findMigrations, insertMigration } from './extension-migrations-store.server.ts'
import { ensureSchema } from './extension-role.server.ts'
import { becomeRole, leaveRole, taggedSql } from './extension-sql.server.ts'

/** Arbitrary number that no other advisory lock uses (`server/db/backup-lock.ts`). */
const MIGRATIONS = sql.lit(7_463_203)
const lockForMigrations = (tx: Database) => sql`select pg_advisory_xact_lock(${MIGRATIONS})`.execute(tx)

/**
 * Runs the missing migrations of extensions. Concurrent processes are safe: one runs a migration, the others wait.
 * @param connection opens connections without limits of time
 * @returns the errors by extension; the later migrations of these extensions have not run
 */
export async function migrateExtensions(
  connection: Connection,
  extensions: readonly Extension[],
): Promise<{ name: string; message: string }[]> {
  if (extensions.length === 0) return []
  const db = openDatabase(connection, { patient: true })
  const failures: { name: string; message: string }[] = []
  try {
    for (const extension of extensions) {
      const { name } = extension
      try {
        await migrate(db, extension)
        await writeMigrated(db, name, true)
      } catch (error) {
        // A newer version, or another process of this version, can still use the tables.
        if (await isMissingAny(db, extension)) await writeMigrated(db, name, false)
        failures.push({ name, message: error instanceof Error ? error.message : String(error) })
      }
    }
  } finally {
    await db.destroy()
  }
  return failures
}

/** Returns whether exactly the migrations of this version of an extension have run. */
export async function areMigrated(db: Database, { name, migrations = {} }: Extension): Promise<boolean> {
  const done = await findMigrations(db, name)
  return done.length === Object.keys(migrations).length && done.every((one) => Object.hasOwn(migrations, one))
}

/** Returns whether only some of the migrations have run, and none of a newer version. */
async function isMissingAny(db: Database, { name, migrations = {} }: Extension): Promise<boolean> {
  const done = await findMigrations(db, name)
  return done.length < Object.keys(migrations).length && done.every((one) => Object.hasOwn(migrations, one))
}

async function migrate(db: Database, extension: Extension): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockForMigrations(tx)
    await ensureSchema(tx, extension)
  })
  while (await runNext(db, extension)) {}
}

/** Runs the next migration in a transaction. @returns false if all have run */
function runNext(db: Database, extension: Extension): Promise<boolean> {
  const migrations = Object.entries(extension.migrations ?? {})
  return db.transaction().execute(async (tx) => {
    await lockForMigrations(tx)
    const done = await findMigrations(tx, extension.name)
    const unknown = done.find((name) => migrations.every(([known]) => known !== name))
    if (unknown) throw new Error(`A newer version of the extension has run the migration ${unknown}.`)
    const next = migrations.find(([name]) => !done.includes(name))
    if (!next) return false
    const [name, migration] = next
    try {
      await becomeRole(tx, extension, 0)
      if (typeof migration === 'string') await sql.raw(migration).execute(tx)
      else await migration(taggedSql(tx, /./))
    } catch (error) {
      throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : error}`)
    }
    await leaveRole(tx)
    await insertMigration(tx, extension.name, name)
    return true
  })
}
