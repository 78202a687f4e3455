import { type Kysely, sql } from 'kysely'

/**
 * Gift cards as products: their VAT class, the recipients in a cart, and the cards that an order sells. An entry
 * `revoked` takes the balance of a refunded card.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table products drop constraint products_vat_class, add constraint products_vat_class
      check (vat_class in ('standard', 'intermediate', 'reduced', 'super_reduced', 'zero', 'gift_card')) not valid`.execute(
    db,
  )
  await sql`alter table gift_cards add column recipient_name text not null default ''`.execute(db)
  await sql`
    create table cart_gift_recipients (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      variant_id bigint not null references variants on delete cascade,
      email text not null check (char_length(email) between 1 and 254),
      name text not null check (char_length(name) <= 100),
      message text not null check (char_length(message) <= 500),
      send_on date,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index on cart_gift_recipients (user_id, variant_id)`.execute(db)
  await sql`create index on cart_gift_recipients (variant_id)`.execute(db)
  await sql`
    create table sold_gift_cards (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders on delete cascade,
      variant_id bigint not null,
      piece integer not null check (piece > 0),
      cents bigint not null check (cents > 0),
      is_for_buyer boolean not null,
      email text not null check (char_length(email) <= 254),
      name text not null check (char_length(name) <= 100),
      message text not null check (char_length(message) <= 500),
      send_on date not null,
      gift_card_id bigint unique references gift_cards,
      sent_at timestamptz,
      revoked_at timestamptz,
      returned_cents bigint check (returned_cents between 0 and cents),
      unique (order_id, variant_id, piece),
      check ((revoked_at is null) = (returned_cents is null))
    )`.execute(db)
  await sql`
    alter table gift_card_entries
      drop constraint gift_card_entries_kind_check,
      drop constraint gift_card_entries_check,
      drop constraint gift_card_entries_check1,
      add constraint gift_card_entries_kind
        check (kind in ('issued', 'redeemed', 'returned', 'refunded', 'revoked')) not valid,
      add constraint gift_card_entries_amount
        check ((kind in ('redeemed', 'revoked')) = (amount_cents < 0) and amount_cents <> 0) not valid,
      add constraint gift_card_entries_payment
        check ((kind in ('issued', 'revoked')) = (payment_id is null)) not valid`.execute(db)
}
