import { type Kysely, sql } from 'kysely'

/** Adds the connections to other systems, with a trigger that notifies all processes of changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table connections (
      name text primary key check (char_length(name) <= 40),
      values jsonb not null check (jsonb_typeof(values) = 'object'),
      sealed bytea,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create function notify_connections_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('connections_changed', '');
      return null;
    end $$`.execute(db)
  await sql`create trigger connections_changed after insert or update or delete on connections
    for each statement execute function notify_connections_changed()`.execute(db)
}
