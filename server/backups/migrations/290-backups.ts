import { type Kysely, sql } from 'kysely'

/** Adds the log of the backups that the shop made itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backups (
      name text primary key check (char_length(name) <= 40),
      started_at timestamptz not null,
      ended_at timestamptz,
      bytes double precision,
      error text check (char_length(error) <= 500)
    )`.execute(db)
}
