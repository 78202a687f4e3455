import { type Kysely, sql } from 'kysely'

/** Files that go out with an e-mail, kept until it was sent. */
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
