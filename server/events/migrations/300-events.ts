import { type Kysely, sql } from 'kysely'

/** Adds events with their subscribers and deliveries (docs/develop/events.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table events (
      number bigint generated always as identity primary key,
      id uuid not null default gen_random_uuid() unique,
      position bigint,
      sequence integer,
      type text not null,
      subject_kind text not null,
      subject_id text not null,
      data jsonb not null check (pg_column_size(data) < 16000),
      actor jsonb not null,
      at timestamptz not null,
      held_until timestamptz,
      merged_until timestamptz,
      check ((position is null) = (sequence is null))
    )`.execute(db)
  // Partial indexes, because the transactions of changes insert rows without a position.
  await sql`create unique index events_by_position on events (position) where position is not null`.execute(db)
  await sql`
    create unique index events_of_subject on events (subject_kind, subject_id, sequence) where sequence is not null`.execute(
    db,
  )
  await sql`create index events_by_age on events (at)`.execute(db)
  await sql`create index events_pending on events (number) where position is null`.execute(db)
  await sql`
    create index events_held on events (subject_kind, subject_id, number)
    where position is null and held_until is not null`.execute(db)
  await sql`
    create unique index events_merged on events (type, subject_kind, subject_id)
    where position is null and merged_until is not null`.execute(db)
  await sql`
    create table event_subjects (
      kind text not null,
      id text not null,
      last_sequence integer not null,
      primary key (kind, id)
    )`.execute(db)
  await sql`
    create table event_head (
      is_only boolean primary key default true check (is_only),
      position bigint not null
    )`.execute(db)
  await sql`insert into event_head (position) values (0)`.execute(db)
  await sql`create table event_subscribers (name text primary key, types text[] not null)`.execute(db)
  await sql`
    create table event_deliveries (
      subscriber text not null references event_subscribers on delete cascade,
      event bigint not null references events on delete cascade,
      position bigint not null,
      type text not null,
      subject_kind text not null,
      subject_id text not null,
      attempts integer not null default 0,
      due_at timestamptz,
      last_error text,
      primary key (subscriber, position)
    )`.execute(db)
  await sql`
    create index event_deliveries_of_subject on event_deliveries (subscriber, subject_kind, subject_id, position)`.execute(
    db,
  )
  await sql`create index event_deliveries_of_event on event_deliveries (event)`.execute(db)
  await sql`
    create function notify_event_published() returns trigger language plpgsql as $$
    begin
      perform pg_notify('event_published', '');
      return null;
    end $$`.execute(db)
  await sql`
    create trigger event_published after insert on event_deliveries for each statement
    execute function notify_event_published()`.execute(db)
  // The same notification as for jobs, which PostgreSQL sends once per transaction.
  await sql`
    create trigger job_waits after insert on events for each statement execute function tell_job_waits()`.execute(db)
}
