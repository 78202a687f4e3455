import { type Kysely, sql } from 'kysely'

/** Adds contact messages and the e-mail outbox (stored first, sent later). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_messages (
      id bigint generated always as identity primary key,
      name text not null check (char_length(name) between 1 and 100),
      email text not null check (char_length(email) between 3 and 254),
      title text not null check (char_length(title) between 1 and 150),
      body text not null check (char_length(body) between 10 and 5000),
      created_at timestamptz not null default now()
    )`.execute(db)

  await sql`
    create table letters (
      id bigint generated always as identity primary key,
      recipient text not null,
      reply_to text,
      subject text not null,
      body_text text not null,
      body_html text,
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now(),
      attempts integer not null default 0 check (attempts >= 0),
      last_error text,
      sent_at timestamptz
    )`.execute(db)
  await sql`create index letters_due on letters (due_at) where sent_at is null`.execute(db)
}
