import { type Kysely, sql } from 'kysely'

/** Requests for back-in-stock notifications, at most one per person and variant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table back_in_stock_wishes (
      id bigint generated always as identity primary key,
      variant_id bigint not null references variants on delete cascade,
      user_id bigint references users on delete cascade,
      email text check (char_length(email) <= 254),
      email_key text,
      token_hash bytea unique,
      confirmed_at timestamptz,
      created_at timestamptz not null default now(),
      check ((user_id is null) = (email is not null)),
      check ((email is null) = (email_key is null)),
      check ((email is null) = (token_hash is null)),
      check (user_id is null or confirmed_at is not null)
    )`.execute(db)
  await sql`create unique index on back_in_stock_wishes (variant_id, user_id) where user_id is not null`.execute(db)
  await sql`create unique index on back_in_stock_wishes (variant_id, email_key) where email_key is not null`.execute(db)
  await sql`create index on back_in_stock_wishes (user_id)`.execute(db)
  await sql`create index on back_in_stock_wishes (email_key)`.execute(db)
}
