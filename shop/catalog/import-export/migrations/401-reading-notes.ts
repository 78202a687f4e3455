import { type Kysely, sql } from 'kysely'

/** Notes on how the file of an import was read. Earlier versions stored them in the data folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_imports add column reading_notes jsonb`.execute(db)
}
