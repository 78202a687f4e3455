import { type Kysely, sql } from 'kysely'

/**
 * Adds the limit of a cart, which holds for concurrent adds, removes unavailable products from carts, and records
 * stock movements.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Concurrent adds lock the customer's row first, so that the count is exact.
  await sql`
    create function refuse_beyond_full_cart() returns trigger language plpgsql as $$
    begin
      perform from users where id = new.user_id for no key update;
      if (select count(*) from cart_lines where user_id = new.user_id) > 100 then
        raise exception 'The cart is full.' using errcode = 'check_violation', constraint = 'cart_lines_full';
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger refuse_beyond_full_cart after insert on cart_lines
    for each row execute function refuse_beyond_full_cart()`.execute(db)

  await sql`
    create function take_off_the_shelves() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'products' then
        update variants set deleted_at = new.deleted_at where product_id = new.id and deleted_at is null;
      else
        delete from cart_lines where product_id = new.product_id and variant_id = new.id;
      end if;
      return null;
    end $$`.execute(db)
  for (const table of ['products', 'variants']) {
    await sql`create trigger take_off_the_shelves after update of deleted_at on ${sql.table(table)} for each row
      when (old.deleted_at is null and new.deleted_at is not null) execute function take_off_the_shelves()`.execute(db)
  }

  await sql`
    create table stock_movements (
      id bigint generated always as identity primary key,
      variant_id bigint not null references variants,
      change integer not null check (change <> 0),
      reason text not null check (reason in ('sold', 'returned', 'counted')),
      order_id bigint references orders,
      made_at timestamptz not null default now(),
      check ((reason = 'counted') = (order_id is null))
    )`.execute(db)
  await sql`create index on stock_movements (variant_id, id)`.execute(db)
  await sql`create index on stock_movements (order_id)`.execute(db)
}
