import { type Kysely, sql } from 'kysely'

/** E-mails about one matter name those before them, so that mail programs show them together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table emails add column thread text`.execute(db)
  await sql`create index emails_of_thread on emails (thread, id) where thread is not null`.execute(db)
}
