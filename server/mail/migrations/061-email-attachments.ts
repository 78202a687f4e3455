import { type Kysely, sql } from 'kysely'

/** Adds attachments, stored until the e-mail is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_attachments (
      email_id bigint not null references emails on delete cascade,
      place integer not null,
      filename text not null,
      content bytea not null,
      primary key (email_id, place)
    )`.execute(db)
}
