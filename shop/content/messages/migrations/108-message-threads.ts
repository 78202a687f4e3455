import { type Kysely, sql } from 'kysely'

/**
 * Adds replies to messages, by staff or by the writer, and saved replies. `user_id` is set only for a logged-in
 * writer: a typed address proves nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table contact_messages
      add column user_id bigint references users on delete set null,
      add column last_written_at timestamptz not null default now()`.execute(db)
  await sql`update contact_messages set last_written_at = created_at`.execute(db)
  await sql`create index contact_messages_of_user on contact_messages (user_id) where user_id is not null`.execute(db)
  await sql`drop index contact_messages_newest, contact_messages_waiting`.execute(db)
  await sql`create index contact_messages_newest on contact_messages (last_written_at desc, id desc)`.execute(db)
  await sql`
    create index contact_messages_waiting on contact_messages (last_written_at desc, id desc)
    where answered_at is null`.execute(db)

  await sql`
    create table message_replies (
      id bigint generated always as identity primary key,
      message_id bigint not null references contact_messages on delete cascade,
      kind text not null check (kind in ('answer', 'written', 'noted')),
      body text not null check (char_length(body) between 1 and 5000),
      written_at timestamptz not null,
      staff_id bigint references users on delete set null,
      email_id bigint references emails on delete set null,
      was_answered_at timestamptz,
      link_of bigint unique references message_replies on delete set null
    )`.execute(db)
  await sql`create index on message_replies (message_id, id)`.execute(db)
  await sql`create index on message_replies (staff_id)`.execute(db)
  await sql`create index on message_replies (email_id)`.execute(db)

  await sql`
    create table saved_replies (
      id bigint generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 60),
      body text not null check (char_length(body) between 1 and 2000),
      position integer not null,
      version integer not null default 1
    )`.execute(db)
  await sql`create unique index saved_replies_named on saved_replies (lower(name))`.execute(db)

  // Adds a kind to the existing check constraint of the audit log.
  await sql`
    do $$
    declare
      before text := (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_entries_kind_check');
    begin
      alter table audit_entries drop constraint audit_entries_kind_check;
      execute 'alter table audit_entries add constraint audit_entries_kind_check '
        || replace(before, '''message''::text', '''message''::text, ''saved_reply''::text');
    end $$`.execute(db)
}
