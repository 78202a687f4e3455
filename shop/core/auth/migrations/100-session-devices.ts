import { type Kysely, sql } from 'kysely'

/** What a session is called where its owner sees it and ends it: by an id, never by its token, and by the browser in which it began. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table auth_tokens
      add column id bigint generated always as identity unique,
      add column device text not null default '' check (char_length(device) <= 60)`.execute(db)
  await sql`create index on auth_tokens (expires_at)`.execute(db)
  await sql`create index on auth_tokens (last_used_at)`.execute(db)
}
