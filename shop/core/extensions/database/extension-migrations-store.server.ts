import type { Database } from '../../../../server/db/open.ts'

/** Returns the migrations of an extension that have run. */
export async function findMigrations(db: Database, extension: string): Promise<string[]> {
  const rows = await db.selectFrom('extension_migrations').select('name').where('extension', '=', extension).execute()
  return rows.map(({ name }) => name)
}

/** Records that a migration has run. */
export async function insertMigration(tx: Database, extension: string, name: string): Promise<void> {
  await tx.insertInto('extension_migrations').values({ extension, name }).execute()
}
