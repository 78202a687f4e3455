import { type Kysely, sql } from 'kysely'

/**
 * Gift cards with an append-only ledger, the cards of each cart, and payments of a part of an order. Triggers ensure
 * that no card is overdrawn, and that a payment returns at most what it has taken from a card.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table gift_cards (
      id bigint generated always as identity primary key,
      code_hash bytea not null unique check (octet_length(code_hash) = 32),
      last_four text not null check (last_four ~ '^[2-9A-HJ-NP-Z]{4}$'),
      email text not null check (char_length(email) <= 254),
      message text not null check (char_length(message) <= 500),
      reason text not null check (char_length(reason) between 1 and 200),
      ends_on date,
      is_blocked boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index gift_cards_last_four on gift_cards (last_four)`.execute(db)
  await sql`
    create table gift_card_entries (
      id bigint generated always as identity primary key,
      gift_card_id bigint not null references gift_cards,
      kind text not null check (kind in ('issued', 'redeemed', 'returned', 'refunded')),
      amount_cents bigint not null,
      payment_id bigint references payments,
      made_at timestamptz not null,
      check ((kind = 'redeemed') = (amount_cents < 0) and amount_cents <> 0),
      check ((kind = 'issued') = (payment_id is null))
    )`.execute(db)
  await sql`create index on gift_card_entries (gift_card_id)`.execute(db)
  await sql`create index on gift_card_entries (payment_id) where payment_id is not null`.execute(db)
  await sql`create unique index on gift_card_entries (gift_card_id) where kind = 'issued'`.execute(db)
  await sql`
    create function check_gift_card_entry() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        raise exception 'Entries of gift cards are append-only.' using errcode = 'check_violation', constraint = 'gift_card_entries_append_only';
      end if;
      perform from gift_cards where id = new.gift_card_id for no key update;
      if (select coalesce(sum(amount_cents), 0) from gift_card_entries where gift_card_id = new.gift_card_id) + new.amount_cents < 0 then
        raise exception 'A gift card is never overdrawn.' using errcode = 'check_violation', constraint = 'gift_cards_balance';
      end if;
      if new.payment_id is not null and (
        select coalesce(sum(amount_cents), 0) from gift_card_entries
        where gift_card_id = new.gift_card_id and payment_id = new.payment_id) + new.amount_cents > 0 then
        raise exception 'A payment returns at most what it has taken from a gift card.' using errcode = 'check_violation', constraint = 'gift_card_entries_returned';
      end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger gift_card_entries_checked before insert or update or delete on gift_card_entries
    for each row execute function check_gift_card_entry()`.execute(db)
  await sql`
    create table cart_gift_cards (
      user_id bigint not null references users on delete cascade,
      gift_card_id bigint not null references gift_cards on delete cascade,
      entered_at timestamptz not null,
      primary key (user_id, gift_card_id)
    )`.execute(db)
  await sql`create index on cart_gift_cards (gift_card_id)`.execute(db)
  // A constant default takes no rewrite of the table.
  await sql`alter table payments add column is_part boolean not null default false`.execute(db)
  await sql`
    do $$
    declare
      rule text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'audit_entries_kind_check');
    begin
      alter table audit_entries drop constraint audit_entries_kind_check;
      execute format('alter table audit_entries add constraint audit_entries_kind_check
                      check (%s or kind = ''gift_card'')', rule);
    end $$`.execute(db)
}
