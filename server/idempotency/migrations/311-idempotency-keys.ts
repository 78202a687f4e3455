import { type Kysely, sql } from 'kysely'

/** Idempotency keys of clients, with the sealed answer of their request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      principal text not null check (char_length(principal) <= 40),
      key text not null check (char_length(key) between 1 and 255),
      user_id bigint references users on delete cascade,
      request_hash bytea,
      state text not null check (state in ('in_progress', 'done')),
      claim uuid not null,
      claimed_until timestamptz not null,
      status smallint,
      response bytea,
      created_at timestamptz not null,
      primary key (principal, key),
      check ((state = 'done') = (status is not null and response is not null and request_hash is not null))
    )`.execute(db)
  await sql`create index on idempotency_keys (created_at)`.execute(db)
  await sql`create index on idempotency_keys (user_id) where user_id is not null`.execute(db)
}
