import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { CannotOpen } from '../cannot-open.ts'
import type { Database } from './open.ts'

const folder = new URL('./migrations/', import.meta.url)

/**
 * Brings the database to the newest schema. Several processes may call it at once: one migrates, the others wait.
 * @throws CannotOpen when a newer release has been there
 */
export async function migrate(db: Database): Promise<string[]> {
  const ours = await readMigrations()
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ours } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw (await newerThan(ours, db).catch(() => undefined)) ?? error
  return results.map((result) => result.migrationName)
}

/** Schemas only go forward. */
async function newerThan(ours: Record<string, Migration>, db: Database): Promise<CannotOpen | undefined> {
  const made = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  const unknown = made.rows.findLast(({ name }) => !(name in ours))
  return (
    unknown &&
    new CannotOpen(
      `A newer release of the shop has changed this database (${unknown.name}): start that one, or restore a backup from before.`,
    )
  )
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(fileURLToPath(folder))).filter((name) => name.endsWith('.ts')).sort()
  const migrations = files.map(
    async (name) => [name.slice(0, -'.ts'.length), await import(new URL(name, folder).href)] as const,
  )
  return Object.fromEntries(await Promise.all(migrations))
}
