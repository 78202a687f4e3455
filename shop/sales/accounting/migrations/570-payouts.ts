import { type Kysely, sql } from 'kysely'

/** Adds payouts of payment providers with their movements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payout_fetches (
      provider text primary key check (char_length(provider) <= 100),
      fetched_at timestamptz not null
    )`.execute(db)
  await sql`
    create table payouts (
      id bigint generated always as identity primary key,
      provider text not null check (char_length(provider) <= 100),
      reference text not null check (char_length(reference) <= 500),
      state text not null check (state in ('pending', 'paid', 'failed')),
      arrives_on date not null,
      cents bigint not null,
      is_test boolean not null,
      constraint payouts_reference unique (provider, reference)
    )`.execute(db)
  await sql`create index on payouts (arrives_on)`.execute(db)
  await sql`
    create table payout_movements (
      payout_id bigint not null references payouts on delete cascade,
      reference text not null check (char_length(reference) <= 500),
      kind text not null check (kind in ('payment', 'refund', 'dispute', 'fee', 'other')),
      payment_id bigint references payments on delete set null,
      cents bigint not null,
      fee_cents bigint not null,
      moved_at timestamptz not null,
      primary key (payout_id, reference)
    )`.execute(db)
  await sql`create index on payout_movements (payment_id) where payment_id is not null`.execute(db)
}
