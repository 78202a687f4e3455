import { type Kysely, sql } from 'kysely'

/**
 * The harmonised notice on the legal guarantee (Implementing Regulation (EU) 2025/1960), one uploaded file per
 * language.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table guarantee_notices (
      language text primary key check (language in ('en', 'fr')),
      file bytea not null check (octet_length(file) between 1 and 2097152),
      uploaded_at timestamptz not null
    )`.execute(db)
}
