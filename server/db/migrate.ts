import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { StartupError } from '../start/startup-error.ts'
import type { Database } from './open.ts'

/** What brings a schema to the next one, by names whose order is that of the alphabet: `005-orders`. */
export type Migrations = Readonly<Record<string, Migration['up']>>

/**
 * Brings the database to the newest schema. Several processes may call it at once: one migrates, the others wait.
 * @returns the names of those that were run, none when the schema was the newest already
 * @throws StartupError when a newer release has been there
 */
export async function migrate(db: Database, migrations: Migrations): Promise<string[]> {
  const ours = Object.fromEntries(Object.entries(migrations).map(([name, up]) => [name, { up }]))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ours } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw (await newerThan(migrations, db).catch(() => undefined)) ?? error
  return results.map((result) => result.migrationName)
}

/** Schemas only go forward. */
async function newerThan(migrations: Migrations, db: Database): Promise<StartupError | undefined> {
  const made = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  const unknown = made.rows.findLast(({ name }) => !(name in migrations))
  return (
    unknown &&
    new StartupError(
      `A newer release of the shop has changed this database (${unknown.name}): start that one, or restore a backup from before.`,
    )
  )
}
