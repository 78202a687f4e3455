import { type Kysely, sql } from 'kysely'

/** Adds the notes on the rows of an imported product: values that are trimmed or omitted, and why. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table catalogue_import_products add column notes jsonb not null default '[]'`.execute(db)
}
