import { type Kysely, sql } from 'kysely'

/** Adds accounts, tokens and e-mail verification codes. Secrets are stored as hashes only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id bigint generated always as identity primary key,
      email text not null check (char_length(email) between 3 and 254),
      email_key text not null generated always as (lower(email)) stored unique,
      email_verified_at timestamptz,
      password_hash text,
      first_name text not null check (char_length(first_name) between 1 and 60),
      last_name text not null check (char_length(last_name) <= 60),
      avatar_key text references images,
      is_staff boolean not null default false,
      created_at timestamptz not null default now()
    )`.execute(db)

  await sql`
    create table social_identities (
      issuer text not null,
      subject text not null,
      user_id bigint not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (issuer, subject)
    )`.execute(db)
  await sql`create index on social_identities (user_id)`.execute(db)

  await sql`
    create table auth_tokens (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      user_id bigint not null references users on delete cascade,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null,
      check (expires_at > created_at)
    )`.execute(db)
  await sql`create index on auth_tokens (user_id, created_at)`.execute(db)

  await sql`
    create table verification_codes (
      id bigint generated always as identity primary key,
      email_key text not null,
      purpose text not null check (purpose in ('signup', 'reset_password', 'change_email')),
      user_id bigint references users on delete cascade,
      code_hash bytea not null check (octet_length(code_hash) = 32),
      tries integer not null default 0 check (tries between 0 and 5),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz,
      check (expires_at > created_at),
      check ((purpose = 'signup') = (user_id is null))
    )`.execute(db)
  await sql`create index on verification_codes (email_key, purpose, created_at desc)`.execute(db)
}
