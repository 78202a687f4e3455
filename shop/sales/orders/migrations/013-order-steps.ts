import { type Kysely, sql } from 'kysely'

/** Adds order steps with time and tracking number, and when a message was answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      drop constraint orders_status_check,
      add constraint orders_status_check check (status in ('making', 'shipping', 'shipped', 'delivered', 'cancelled')),
      add column tracking text check (char_length(tracking) between 1 and 200),
      add constraint orders_tracked check (tracking is null or status in ('shipped', 'delivered'))`.execute(db)
  await sql`create index orders_of_all_newest on orders (created_at desc, id desc)`.execute(db)
  await sql`create index orders_by_status on orders (status, created_at desc, id desc)`.execute(db)

  // Creating the order is its first step. A unique index prevents a step from being recorded twice.
  await sql`
    create table order_steps (
      order_id bigint not null references orders,
      status text not null check (status in ('shipping', 'shipped', 'delivered', 'cancelled')),
      made_by bigint references users on delete set null,
      made_at timestamptz not null default now(),
      primary key (order_id, status)
    )`.execute(db)
  await sql`create index on order_steps (made_by)`.execute(db)

  await sql`alter table contact_messages add column answered_at timestamptz`.execute(db)
  await sql`create index contact_messages_newest on contact_messages (created_at desc, id desc)`.execute(db)
  await sql`create index contact_messages_waiting on contact_messages (created_at desc, id desc) where answered_at is null`.execute(
    db,
  )
}
