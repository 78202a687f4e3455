import { type Kysely, sql } from 'kysely'

/**
 * Adds the amounts that disputes have taken, and the amount returned in excess of the amount received. Refunds stay
 * within the amount received; the excess is stored separately. Payments with lost disputes are queried once more,
 * except test payments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      add column lost_cents bigint not null default 0 constraint payments_lost check (lost_cents >= 0),
      add column overdrawn_cents bigint not null default 0 constraint payments_overdrawn check (overdrawn_cents >= 0),
      add column overdrawn_seen_at timestamptz`.execute(db)
  await sql`
    update payments set ask_at = coalesce(ask_at, paid_at)
    where dispute_state = 'lost' and paid_at is not null and parameters is not null and not is_test`.execute(db)
  await sql`drop index payments_for_staff`.execute(db)
  await sql`
    create index payments_for_staff on payments (opened_at)
    where differs is not null or unclear_since is not null or (is_disputed and dispute_seen_at is null)
      or (overdrawn_cents > 0 and overdrawn_seen_at is null)`.execute(db)
}
