import { type Kysely, sql } from 'kysely'

/**
 * Creates the payment attempts of orders; an order has at most one active attempt. A trigger ensures that the state
 * only moves forward: paid never becomes open, and closed is final.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders,
      provider text not null check (provider in ('transfer', 'collection')),
      reference text not null,
      cents bigint not null check (cents > 0),
      currency text not null default 'EUR' check (currency = 'EUR'),
      state text not null default 'open' check (state in ('open', 'paid', 'closed')),
      opened_at timestamptz not null,
      ends_at timestamptz,
      reminded_at timestamptz,
      closed_at timestamptz,
      paid_at timestamptz,
      received_cents bigint not null default 0 check (received_cents >= 0),
      received_on date,
      noted_by bigint references users on delete set null,
      unique (provider, reference),
      check ((state = 'paid') = (paid_at is not null)),
      check ((state = 'paid') = (received_cents = cents)),
      check ((state = 'closed') = (closed_at is not null))
    )`.execute(db)
  await sql`create unique index payments_one_alive on payments (order_id) where state in ('open', 'paid')`.execute(db)
  await sql`create index payments_of_order on payments (order_id)`.execute(db)
  await sql`create index payments_ending on payments (ends_at) where state = 'open'`.execute(db)
  await sql`create index on payments (noted_by)`.execute(db)
  await sql`
    create function payments_move_forward() returns trigger language plpgsql as $$
    begin
      if old.state <> 'open' and new.state <> old.state then
        raise exception 'A payment that is % cannot become %.', old.state, new.state using errcode = 'check_violation', constraint = 'payments_forward';
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger payments_move_forward before update of state on payments
    for each row execute function payments_move_forward()`.execute(db)
}
