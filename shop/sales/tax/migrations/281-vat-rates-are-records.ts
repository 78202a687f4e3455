import { type Kysely, sql } from 'kysely'

/** VAT rates get an id and a version, so that the admin edits them as it edits other records. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table vat_rates
      add column id bigint generated always as identity unique,
      add column version integer not null default 1`.execute(db)
}
