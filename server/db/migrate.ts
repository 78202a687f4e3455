import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { StartupError } from '../start/startup-error.ts'
import type { Database } from './open.ts'

/** The migrations by name, in alphabetical order: `005-orders`. */
export type Migrations = Readonly<Record<string, Migration['up']>>

/**
 * Migrates the database to the newest schema. Concurrent processes are safe: one migrates, the others wait.
 * @returns the names of the migrations that were run
 * @throws StartupError if the database was migrated by a newer release
 */
export async function migrate(db: Database, migrations: Migrations): Promise<string[]> {
  const ours = Object.fromEntries(Object.entries(migrations).map(([name, up]) => [name, { up }]))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ours } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw (await newerThan(migrations, db).catch(() => undefined)) ?? error
  return results.map((result) => result.migrationName)
}

/** Returns an error if the database has migrations that this release doesn't know; there are no down migrations. */
async function newerThan(migrations: Migrations, db: Database): Promise<StartupError | undefined> {
  const made = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  const unknown = made.rows.findLast(({ name }) => !(name in migrations))
  return (
    unknown &&
    new StartupError(
      `A newer release of the shop has migrated this database (${unknown.name}): start that release, or restore an older backup.`,
    )
  )
}
