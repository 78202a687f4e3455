import { type Kysely, sql } from 'kysely'

/**
 * Adds encrypted e-mails and the earlier addresses of customers, which are needed to delete personal data. Removes
 * old e-mails and codes in their subjects (docs/decisions/0019-verification-codes.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table letters add column sealed bytea`.execute(db)
  await sql`update letters set subject = 'Your code for Comptoir' where sent_at is not null and subject ~ '^\\d{6} is your code'`.execute(
    db,
  )
  await sql`create index letters_to_forget on letters (sent_at) where recipient <> ''`.execute(db)
  await sql`create index letters_of_recipient on letters (lower(recipient collate "C")) where recipient <> ''`.execute(
    db,
  )
  await sql`create index letters_answered_to on letters (lower(reply_to collate "C")) where reply_to is not null`.execute(
    db,
  )

  await sql`
    create table former_emails (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      email_key text not null,
      until timestamptz not null
    )`.execute(db)
  await sql`create index on former_emails (user_id)`.execute(db)
  await sql`create index contact_messages_answered on contact_messages (answered_at) where answered_at is not null`.execute(
    db,
  )
}
