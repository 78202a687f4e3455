import { type Kysely, sql } from 'kysely'

/** When a notice of a provider was refused last, in whatever process, so that staff hear of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_providers add column refused_at timestamptz`.execute(db)
}
