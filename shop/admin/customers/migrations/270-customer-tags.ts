import { type Kysely, sql } from 'kysely'

/** Adds tags of customers, and their kinds in the activity log with the one of customer exports. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_tags (
      id bigint generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 40 and name = btrim(name)),
      version integer not null default 1
    )`.execute(db)
  await sql`create unique index customer_tags_name on customer_tags (lower(name))`.execute(db)
  await sql`
    create table tagged_customers (
      user_id bigint not null references users on delete cascade,
      tag_id bigint not null references customer_tags on delete cascade,
      primary key (user_id, tag_id)
    )`.execute(db)
  await sql`create index on tagged_customers (tag_id, user_id)`.execute(db)
  await sql`
    do $$
    declare
      rule text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'audit_entries_kind_check');
    begin
      alter table audit_entries drop constraint audit_entries_kind_check;
      execute format('alter table audit_entries add constraint audit_entries_kind_check
                      check (%s or kind in (''customer_tag'', ''customer_list''))', rule);
    end $$`.execute(db)
}
