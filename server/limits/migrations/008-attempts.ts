import { type Kysely, sql } from 'kysely'

/**
 * Records attempts, for limits that hold across processes and restarts (wrong passwords, wrong codes, e-mails with
 * codes).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attempts (
      id bigint generated always as identity primary key,
      kind text not null,
      subject text not null,
      made_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index on attempts (kind, subject, made_at)`.execute(db)
  await sql`create index on attempts (made_at)`.execute(db)
  await sql`alter table letters add constraint letters_tried check (sent_at is null or attempts > 0)`.execute(db)
}
