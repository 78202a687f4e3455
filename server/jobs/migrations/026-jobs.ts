import { type Kysely, sql } from 'kysely'

/**
 * Adds background jobs: stored with their cause, claimed by one process, retried (docs/decisions/0032-job-runner.md).
 * Unsent e-mails become jobs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jobs (
      id bigint generated always as identity primary key,
      name text not null,
      key text,
      payload jsonb not null,
      created_at timestamptz not null,
      due_at timestamptz not null,
      attempts integer not null default 0 check (attempts >= 0),
      claimed_until timestamptz,
      last_error text,
      failed_at timestamptz
    )`.execute(db)
  await sql`create index jobs_due on jobs (due_at) where failed_at is null`.execute(db)
  await sql`create unique index jobs_one_of_a_key on jobs (name, key) where key is not null and failed_at is null`.execute(
    db,
  )

  // Notifies all listening processes after the commit.
  await sql`
    create function tell_job_waits() returns trigger language plpgsql as $$
    begin
      perform pg_notify('job_waits', '');
      return null;
    end $$`.execute(db)
  await sql`create trigger job_waits after insert on jobs for each statement execute function tell_job_waits()`.execute(
    db,
  )

  await sql`
    insert into jobs (name, payload, created_at, due_at, attempts, last_error)
    select 'send-email', jsonb_build_object('letter', id), created_at, due_at, attempts, last_error
    from letters where sent_at is null order by due_at`.execute(db)
  await sql`drop index letters_due`.execute(db)
  await sql`alter table letters drop column due_at, drop column attempts, drop column last_error`.execute(db)
  await sql`create index letters_waiting on letters (created_at) where sent_at is null`.execute(db)
}
