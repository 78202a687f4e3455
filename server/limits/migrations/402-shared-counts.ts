import { type Kysely, sql } from 'kysely'

/** Counts of rate limits over all processes. They need not survive a crash of the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table shared_counts (
      key text primary key check (char_length(key) <= 300),
      calls integer not null,
      ends_at timestamptz not null
    )`.execute(db)
}
