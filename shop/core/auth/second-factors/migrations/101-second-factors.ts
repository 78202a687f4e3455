import { type Kysely, sql } from 'kysely'

/** Adds second factors: time-based codes, passkeys and recovery codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table time_codes (
      user_id bigint primary key references users on delete cascade,
      secret bytea not null,
      last_step bigint not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table passkeys (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
      public_key bytea not null,
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      name text not null check (char_length(name) between 1 and 60),
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index on passkeys (user_id)`.execute(db)
  await sql`
    create table recovery_codes (
      user_id bigint not null references users on delete cascade,
      code_hash bytea not null check (octet_length(code_hash) = 32),
      created_at timestamptz not null default now(),
      used_at timestamptz,
      primary key (user_id, code_hash)
    )`.execute(db)
  // Extends the existing kinds.
  await sql`
    do $$
    declare
      rule text := substring(
        (select pg_get_constraintdef(oid) from pg_constraint where conname = 'audit_entries_kind_check')
        from 'CHECK [(](.*)[)]$');
    begin
      alter table audit_entries drop constraint audit_entries_kind_check;
      execute format(
        'alter table audit_entries add constraint audit_entries_kind_check check (%s or kind = ''two_step'')', rule);
    end $$`.execute(db)
}
