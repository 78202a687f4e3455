import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './open.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Brings the database to the newest schema. Several processes may call it at once: one migrates, the others wait. */
export async function migrate(db: Database): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map((result) => result.migrationName)
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(fileURLToPath(folder))).filter((name) => name.endsWith('.ts')).sort()
  const migrations = files.map(
    async (name) => [name.slice(0, -'.ts'.length), await import(new URL(name, folder).href)] as const,
  )
  return Object.fromEntries(await Promise.all(migrations))
}
