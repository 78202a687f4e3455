import { type Kysely, sql } from 'kysely'

/** Adds the states of extensions with a notification of changes, and their errors. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table extensions (
      name text primary key check (name ~ '^[a-z][a-z0-9-]{0,39}$'),
      version text not null check (char_length(version) <= 60),
      is_enabled boolean not null default true,
      failed_at timestamptz,
      check (failed_at is null or not is_enabled)
    )`.execute(db)
  await sql`
    create table extension_errors (
      id bigint generated always as identity primary key,
      extension text not null references extensions on delete cascade,
      place text not null check (char_length(place) <= 200),
      message text not null check (char_length(message) <= 500),
      at timestamptz not null
    )`.execute(db)
  await sql`create index extension_errors_extension on extension_errors (extension, id)`.execute(db)
  await sql`
    create function notify_extensions_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('extensions_changed', '');
      return null;
    end $$`.execute(db)
  await sql`create trigger extensions_changed after insert or update or delete on extensions
    for each statement execute function notify_extensions_changed()`.execute(db)
}
