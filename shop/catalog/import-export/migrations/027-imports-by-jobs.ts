import { type Kysely, sql } from 'kysely'

/** Who works on an import is known by its job now; one that was under way has none, and counts as interrupted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_imports drop column beat_at`.execute(db)
}
