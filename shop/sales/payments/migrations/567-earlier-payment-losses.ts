import { type Kysely, sql } from 'kysely'

/** Adds the losses that staff have resolved before. It reads payments once, and locks none of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into payment_losses (payment_id, cents, seen_at)
    select id, overdrawn_cents, overdrawn_seen_at from payments
    where overdrawn_cents > 0 and overdrawn_seen_at is not null
      and not exists (select from payment_losses where payment_id = payments.id)`.execute(db)
}
