import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect } from 'vitest'
import type { Database } from '../../server/db/open.ts'
import { migrations } from '../../shop/migrations.server.ts'

/** Migrates an empty database to the schema of an earlier release. */
export async function migrateTo(db: Database, last: string): Promise<void> {
  const earlier = Object.entries(migrations).filter(([name]) => name <= last)
  const known = Object.fromEntries(earlier.map(([name, up]) => [name, { up }]))
  const migrator = new Migrator({ db: db as Kysely<unknown>, provider: { getMigrations: async () => known } })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
}
