import { type Kysely, sql } from 'kysely'

/** Adds team invitations, and team changes to the audit log. Only the hash of an invitation code is stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_invitations (
      id bigint generated always as identity primary key,
      email text not null check (char_length(email) between 3 and 254),
      email_key text not null generated always as (lower(email collate "C")) stored,
      role text not null check (role in ('owner', 'catalogue', 'orders')),
      code_hash bytea not null unique check (octet_length(code_hash) = 32),
      invited_by bigint references users on delete set null,
      sent_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > sent_at),
      accepted_at timestamptz,
      withdrawn_at timestamptz,
      check (accepted_at is null or withdrawn_at is null)
    )`.execute(db)
  // Of concurrent invitations of the same address only one succeeds.
  await sql`
    create unique index staff_invitations_open on staff_invitations (email_key)
    where accepted_at is null and withdrawn_at is null`.execute(db)
  await sql`create index on staff_invitations (invited_by)`.execute(db)
  await sql`
    alter table audit_entries
      drop constraint audit_entries_kind_check,
      add constraint audit_entries_kind_check check (kind in ('product', 'order', 'review', 'synonyms', 'message', 'collection',
        'reduction', 'settings', 'facts', 'content_page', 'maker', 'delivery_zone', 'delivery_method', 'withdrawal', 'member',
        'invitation'))`.execute(db)
}
