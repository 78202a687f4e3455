import { type Kysely, sql } from 'kysely'

/**
 * Adds orders placed by customers. They await payment and reserve stock; delivery, dates, VAT, addresses, name and
 * e-mail address are copied into the order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      drop constraint orders_status_check,
      add constraint orders_status_check
        check (status in ('making', 'shipping', 'shipped', 'delivered', 'cancelled', 'awaiting_payment')),
      add column first_status text not null default 'making'
        constraint orders_first_status check (first_status in ('making', 'awaiting_payment')),
      add column cancelled_because text
        constraint orders_cancelled_because check (cancelled_because is null or status = 'cancelled' and cancelled_because in ('not_paid', 'given_up')),
      add column placed_key uuid,
      add column from_cart boolean not null default false,
      add column email text,
      add column customer_name text,
      add column delivery_cents bigint not null default 0 constraint orders_delivery_cents check (delivery_cents >= 0),
      add column taxes jsonb not null default '[]',
      add column vat_mode text not null default '' constraint orders_vat_mode check (vat_mode in ('', 'none', 'home', 'destination')),
      add column method_id bigint references delivery_methods,
      add column method_name text not null default '',
      add column is_collection boolean not null default false,
      add column collection_place text not null default '',
      add column promised_from date,
      add column promised_to date,
      add column terms_hash text`.execute(db)
  // Repeated submissions, from two tabs or after a lost response, create one order.
  await sql`create unique index orders_placed_once on orders (user_id, placed_key)`.execute(db)
  await sql`create unique index orders_one_awaited on orders (user_id) where status = 'awaiting_payment'`.execute(db)
  await sql`
    alter table order_steps
      drop constraint order_steps_status_check,
      add constraint order_steps_status_check check (status in ('making', 'shipping', 'shipped', 'delivered', 'cancelled'))`.execute(
    db,
  )
  await sql`
    alter table order_lines
      add column vat_class text not null default 'standard',
      add column vat_rate integer constraint order_lines_vat_rate check (vat_rate between 0 and 10000),
      add column withdrawal text not null default 'allowed'`.execute(db)
  await sql`
    create table order_addresses (
      order_id bigint not null references orders on delete cascade,
      purpose text not null check (purpose in ('delivery', 'billing')),
      name text not null,
      company text not null,
      street text not null,
      second_line text not null,
      postcode text not null,
      town text not null,
      country text not null check (country ~ '^[A-Z]{2}$'),
      phone text not null,
      primary key (order_id, purpose)
    )`.execute(db)
  await sql`
    create table terms_versions (
      hash text primary key,
      language text not null,
      words text not null,
      first_used_at timestamptz not null
    )`.execute(db)
  await sql`alter table orders add foreign key (terms_hash) references terms_versions`.execute(db)
  await sql`
    alter table stock_movements
      drop constraint stock_movements_reason_check,
      add constraint stock_movements_reason_check check (reason in ('sold', 'returned', 'counted', 'held', 'released'))`.execute(
    db,
  )
}
