import { type Kysely, sql } from 'kysely'

/** The job now identifies the worker of an import. A running import has none and counts as interrupted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_imports drop column beat_at`.execute(db)
}
