import { type Kysely, sql } from 'kysely'

/** Adds the time of a provider's last rejected webhook, shared by all processes, so that staff can be alerted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_providers add column refused_at timestamptz`.execute(db)
}
