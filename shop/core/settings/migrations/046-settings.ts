import { type Kysely, sql } from 'kysely'

/** Adds the settings in groups, with a trigger that notifies all processes of changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settings (
      name text primary key check (char_length(name) <= 40),
      values jsonb not null check (jsonb_typeof(values) = 'object'),
      version integer not null default 1,
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create function tell_settings_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('catalogue_changed', 'edit settings');
      return null;
    end $$`.execute(db)
  await sql`create trigger catalogue_changed after insert or update or delete on settings
    for each statement execute function tell_settings_changed()`.execute(db)
  await sql`
    alter table audit_entries drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (kind in
        ('product', 'order', 'review', 'synonyms', 'message', 'collection', 'reduction', 'settings'))`.execute(db)
}
