import { type Kysely, sql } from 'kysely'

/** Conditions of extensions, and codes that are announced to everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table discounts add column condition jsonb, add column is_announced boolean not null default false`.execute(
    db,
  )
}
