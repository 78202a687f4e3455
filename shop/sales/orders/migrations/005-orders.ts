import { type Kysely, sql } from 'kysely'

/** Orders with a snapshot of their items. Deleting the customer keeps the order for the accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      id bigint generated always as identity primary key,
      user_id bigint references users on delete set null,
      status text not null default 'making' check (status in ('making', 'shipping', 'shipped', 'delivered')),
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index orders_newest on orders (user_id, created_at desc, id desc)`.execute(db)

  await sql`
    create table order_lines (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders,
      product_id bigint not null,
      variant_id bigint not null,
      quantity integer not null check (quantity between 1 and 9999),
      title text not null,
      variant_name text not null,
      unit_price_cents bigint not null check (unit_price_cents between 1 and 9999999999),
      thumbnail_key text not null references images,
      foreign key (product_id, variant_id) references variants (product_id, id)
    )`.execute(db)
  await sql`create index on order_lines (order_id)`.execute(db)
  await sql`create index on order_lines (variant_id)`.execute(db)
  await sql`create index on order_lines (product_id)`.execute(db)
}
