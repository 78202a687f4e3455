import { type Kysely, sql } from 'kysely'

/** Gives sessions an id and a device name, so that owners can see and end them without knowing tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table auth_tokens
      add column id bigint generated always as identity unique,
      add column device text not null default '' check (char_length(device) <= 60)`.execute(db)
  await sql`create index on auth_tokens (expires_at)`.execute(db)
  await sql`create index on auth_tokens (last_used_at)`.execute(db)
}
