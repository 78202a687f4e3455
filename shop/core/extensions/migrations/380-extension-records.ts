import { type Kysely, sql } from 'kysely'

/** Adds the records of the resources of extensions, and their kind in the activity log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table extension_records (
      id bigint generated always as identity primary key,
      extension text not null references extensions on delete cascade,
      resource text not null check (char_length(resource) between 1 and 40),
      title text not null check (char_length(title) <= 200),
      unique_value text check (char_length(unique_value) <= 300),
      fields jsonb not null check (jsonb_typeof(fields) = 'object'),
      version integer not null default 1
    )`.execute(db)
  await sql`create index extension_records_resource on extension_records (extension, resource, id)`.execute(db)
  await sql`
    create unique index extension_records_unique on extension_records (extension, resource, unique_value)`.execute(db)
  await sql`
    do $$
    declare
      rule text := (select pg_get_expr(conbin, conrelid) from pg_constraint
                    where conname = 'audit_entries_kind_check');
    begin
      alter table audit_entries drop constraint audit_entries_kind_check;
      execute format('alter table audit_entries add constraint audit_entries_kind_check
                      check (%s or kind = ''extension_record'')', rule);
    end $$`.execute(db)
}
