import { type Kysely, sql } from 'kysely'

/** What bulk actions on admin resources replaced, one row per record, so that they can be undone for a short time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table resource_undos (
      undo_id uuid not null,
      resource text not null,
      record_id bigint not null,
      actor_id bigint not null references users on delete cascade,
      made_at timestamptz not null,
      version integer,
      replaced jsonb not null,
      primary key (undo_id, record_id)
    )`.execute(db)
  await sql`create index on resource_undos (made_at)`.execute(db)
  await sql`create index on resource_undos (actor_id)`.execute(db)
}
