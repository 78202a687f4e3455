import { type Kysely, sql } from 'kysely'

/** Adds the states of documents at an e-invoicing platform. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table document_submissions (
      document_id bigint primary key references documents on delete cascade,
      extension text not null,
      state text not null default 'waiting' check (state in ('waiting', 'submitted', 'accepted', 'rejected')),
      reference text not null default '',
      reason text not null default '',
      attempts integer not null default 0,
      changed_at timestamptz not null,
      constraint document_submissions_reference check ((state = 'waiting') = (reference = ''))
    )`.execute(db)
  await sql`
    create index document_submissions_open on document_submissions (attempts, document_id)
    where state in ('waiting', 'submitted')`.execute(db)
}
