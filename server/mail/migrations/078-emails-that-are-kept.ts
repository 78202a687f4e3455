import { type Kysely, sql } from 'kysely'

/** Stores each attachment's content once, and keeps e-mails that belong to a record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_files (
      hash text primary key,
      content bytea not null,
      stored_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    insert into email_files (hash, content)
    select distinct on (sha256(content)) encode(sha256(content), 'hex'), content from email_attachments`.execute(db)
  await sql`alter table email_attachments add column hash text references email_files`.execute(db)
  await sql`update email_attachments set hash = encode(sha256(content), 'hex')`.execute(db)
  await sql`alter table email_attachments alter column hash set not null, drop column content`.execute(db)
  await sql`create index email_attachments_of_file on email_attachments (hash)`.execute(db)
  await sql`alter table emails add column about text`.execute(db)
  await sql`create index emails_about on emails (about, id) where about is not null`.execute(db)
}
