import { type Kysely, sql } from 'kysely'

/** Refunded units that still count for offers, and the key of a return that was settled without a refund. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_lines add column refunded_as_paid int not null default 0`.execute(db)
  await sql`alter table withdrawals add column settled_key uuid`.execute(db)
}
