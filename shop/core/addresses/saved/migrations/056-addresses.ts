import { type Kysely, sql } from 'kysely'

/** Adds saved addresses of customers, with one default per customer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table addresses (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      name text not null check (char_length(name) between 1 and 80),
      company text not null check (char_length(company) <= 80),
      street text not null check (char_length(street) between 1 and 100),
      second_line text not null check (char_length(second_line) <= 100),
      postcode text not null check (char_length(postcode) between 1 and 20),
      town text not null check (char_length(town) between 1 and 60),
      country text not null check (country ~ '^[A-Z]{2}$'),
      phone text not null check (phone ~ '^([+]?[0-9]{6,20})?$'),
      is_default boolean not null,
      version integer not null default 1 check (version > 0),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index on addresses (user_id)`.execute(db)
  await sql`create unique index addresses_one_default on addresses (user_id) where is_default`.execute(db)
}
