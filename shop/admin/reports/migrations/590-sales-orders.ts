import { type Kysely, sql } from 'kysely'

/**
 * Adds the sold orders of each day with their products, and the sums of collections, for reports by customer and
 * collection. A process of the release before replaces the other sums of a changed day only, so a trigger marks the
 * orders of that day as outdated. A change of collections is noted as a change of the day `-infinity`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sales_orders (
      day date not null,
      order_id bigint not null,
      user_id bigint,
      pieces bigint not null,
      cents bigint not null,
      products bigint[] not null,
      primary key (day, order_id)
    )`.execute(db)
  await sql`
    create table sales_collections (
      day date not null,
      collection_id bigint not null,
      orders bigint not null,
      pieces bigint not null,
      cents bigint not null,
      primary key (day, collection_id)
    )`.execute(db)
  await sql`alter table sales_summed add column has_orders boolean not null default false,
    add column has_collections boolean not null default false`.execute(db)
  await sql`
    create function forget_sales_orders() returns trigger language plpgsql as $$
    begin
      update sales_summed set has_orders = false where day = coalesce(new.day, old.day) and has_orders;
      return null;
    end $$`.execute(db)
  await sql`create trigger sales_orders_forgotten after insert or delete on sales_days
    for each row execute function forget_sales_orders()`.execute(db)

  await sql`
    create function note_sales_of_collections() returns trigger language plpgsql as $$
    begin
      insert into sales_changes values ('-infinity');
      return null;
    end $$`.execute(db)
  await sql`create trigger sales_noted after insert or delete or update of collection_id, product_id
    on collection_products for each statement execute function note_sales_of_collections()`.execute(db)

  // The sum of PostgreSQL returns `numeric`, which takes four times as long for many groups.
  await sql`create aggregate bigint_sum(bigint) (
    sfunc = int8pl, stype = bigint, combinefunc = int8pl, parallel = safe)`.execute(db)

  await sql`create trigger sales_noted_of_customer after update of user_id on orders for each row
    when (old.user_id is distinct from new.user_id) execute function note_sale_of_order()`.execute(db)
}
