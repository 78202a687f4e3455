import { type Kysely, sql } from 'kysely'

/**
 * Adds payments at a provider, provider webhooks and refunds. A request is stored before it is sent. Triggers ensure
 * that states only move forward and that refunds never exceed the amount received.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column held_until timestamptz,
      add column is_test boolean not null default false`.execute(db)
  await sql`
    update orders set held_until = (select max(ends_at) from payments where order_id = orders.id and state = 'open')
    where status = 'awaiting_payment'`.execute(db)
  await sql`create index orders_held on orders (held_until) where status = 'awaiting_payment'`.execute(db)
  await sql`drop index payments_ending`.execute(db)
  await sql`
    alter table payments
      drop constraint payments_provider_check,
      drop constraint payments_state_check,
      drop constraint payments_check,
      drop constraint payments_check1,
      drop constraint payments_check2,
      alter column reference drop not null,
      add constraint payments_provider check (provider ~ '^[a-z]{1,20}$'),
      add constraint payments_state check (state in ('open', 'processing', 'paid', 'surplus', 'closed')),
      add constraint payments_received check (
        (state in ('paid', 'surplus')) = (paid_at is not null) and received_cents = case when paid_at is null then 0 else cents end),
      add constraint payments_closed check (state <> 'closed' or closed_at is not null),
      add column key uuid not null unique default gen_random_uuid(),
      add column other_reference text,
      add column parameters jsonb,
      add column address text,
      add column is_test boolean not null default false,
      add column paid_by text not null default '',
      add column is_disputed boolean not null default false,
      add column ask_at timestamptz,
      add column asks integer not null default 0,
      add column unclear_since timestamptz,
      add column dispute_seen_at timestamptz,
      add column differs text check (differs in ('amount', 'currency', 'mode', 'attempt'))`.execute(db)
  await sql`drop index payments_one_alive`.execute(db)
  await sql`create unique index payments_one_alive on payments (order_id) where state in ('open', 'processing', 'paid')`.execute(
    db,
  )
  await sql`create index payments_to_ask on payments (ask_at) where ask_at is not null`.execute(db)
  await sql`create index payments_by_other_reference on payments (other_reference) where other_reference is not null`.execute(
    db,
  )
  // A closed payment may turn out to be paid; a paid payment stays paid.
  await sql`
    create or replace function payments_move_forward() returns trigger language plpgsql as $$
    begin
      if new.state <> old.state and array_position(array['open', 'processing', 'closed', 'paid'], replace(new.state, 'surplus', 'paid'))
        <= array_position(array['open', 'processing', 'closed', 'paid'], replace(old.state, 'surplus', 'paid')) then
        raise exception 'A payment that is % cannot become %.', old.state, new.state using errcode = 'check_violation', constraint = 'payments_forward';
      end if;
      return new;
    end $$`.execute(db)

  await sql`
    create table refunds (
      id bigint generated always as identity primary key,
      payment_id bigint not null references payments,
      cents bigint not null check (cents > 0),
      because text not null check (because in ('surplus', 'late', 'cancelled', 'withdrawn', 'not_as_agreed', 'goodwill', 'at_provider')),
      note text not null default '',
      state text not null default 'requested' check (state in ('requested', 'sent', 'pending', 'done', 'failed')),
      key uuid not null unique default gen_random_uuid(),
      reference text,
      reason text not null default '',
      made_by bigint references users on delete set null,
      made_at timestamptz not null,
      done_at timestamptz,
      paid_back_on date,
      bank_reference text not null default '',
      ask_at timestamptz,
      asks integer not null default 0,
      unclear_since timestamptz,
      check ((state = 'done') = (done_at is not null))
    )`.execute(db)
  await sql`create unique index refunds_by_reference on refunds (reference)`.execute(db)
  await sql`create index refunds_of_payment on refunds (payment_id)`.execute(db)
  await sql`create index refunds_to_ask on refunds (ask_at) where ask_at is not null`.execute(db)
  await sql`create index refunds_failed on refunds (made_at) where state = 'failed'`.execute(db)
  await sql`create index on refunds (made_by)`.execute(db)
  await sql`
    create function refunds_within_received() returns trigger language plpgsql as $$
    declare
      received bigint;
      paid_back bigint;
    begin
      if tg_op = 'UPDATE' then
        if new.state <> old.state and not (new.state = 'done' and old.state = 'failed')
          and array_position(array['requested', 'sent', 'pending', 'done', 'failed'], new.state)
            < array_position(array['requested', 'sent', 'pending', 'done', 'failed'], old.state) then
          raise exception 'A refund that is % cannot become %.', old.state, new.state using errcode = 'check_violation', constraint = 'refunds_forward';
        end if;
        if new.state = 'failed' or (old.state <> 'failed' and new.cents = old.cents) then
          return new;
        end if;
      end if;
      select received_cents into received from payments where id = new.payment_id for update;
      select coalesce(sum(cents), 0) into paid_back from refunds where payment_id = new.payment_id and state <> 'failed' and id <> new.id;
      if paid_back + new.cents > received then
        raise exception 'No more is paid back than has come.' using errcode = 'check_violation', constraint = 'refunds_within_received';
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger refunds_within_received before insert or update on refunds
    for each row execute function refunds_within_received()`.execute(db)

  await sql`
    create table payment_notices (
      id bigint generated always as identity primary key,
      provider text not null,
      event text not null,
      kind text not null,
      reference text not null,
      received_at timestamptz not null,
      done_at timestamptz,
      tries integer not null default 0,
      unique (provider, event)
    )`.execute(db)
  await sql`create index payment_notices_waiting on payment_notices (received_at) where done_at is null`.execute(db)
  await sql`create index payment_notices_newest on payment_notices (provider, received_at desc)`.execute(db)
  await sql`
    create table stray_payments (
      provider text not null,
      reference text not null,
      cents bigint not null,
      currency text not null,
      email text not null,
      seen_at timestamptz not null,
      settled_at timestamptz,
      settled_by bigint references users on delete set null,
      primary key (provider, reference)
    )`.execute(db)
  await sql`create index on stray_payments (settled_by)`.execute(db)
  await sql`
    create table payment_providers (
      provider text primary key,
      listed_at timestamptz,
      listed_far_at timestamptz,
      heard_at timestamptz
    )`.execute(db)
}
