import { type Kysely, sql } from 'kysely'

/** Adds the monthly closings of accounting. They never change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table closings (
      month text primary key check (month ~ '^\\d{4}-(0[1-9]|1[0-2])$'),
      data jsonb not null,
      difference_cents bigint not null,
      closed_by bigint references users on delete set null,
      closed_at timestamptz not null
    )`.execute(db)
}
