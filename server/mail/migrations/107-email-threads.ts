import { type Kysely, sql } from 'kysely'

/** Adds threads, so that mail programs group e-mails about one record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table emails add column thread text`.execute(db)
  await sql`create index emails_of_thread on emails (thread, id) where thread is not null`.execute(db)
}
