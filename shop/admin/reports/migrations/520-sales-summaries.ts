import { type Kysely, sql } from 'kysely'

/**
 * Adds daily sums of sales. Triggers note each day with a changed sale, in the transaction of the change, so
 * that reports read noted days from the orders. Changes within a day after an order are not noted: a day is summed
 * earliest two days after its end.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sales_days (
      day date not null,
      country text not null,
      method text not null,
      orders integer not null,
      pieces bigint not null,
      cents bigint not null,
      primary key (day, country, method)
    )`.execute(db)
  await sql`
    create table sales_products (
      day date not null,
      product_id bigint not null,
      orders integer not null,
      pieces bigint not null,
      cents bigint not null,
      primary key (day, product_id) include (orders, pieces, cents)
    )`.execute(db)
  await sql`create table sales_summed (day date primary key)`.execute(db)
  await sql`create table sales_changes (day date not null)`.execute(db)
  await sql`create index on sales_changes (day)`.execute(db)

  await sql`
    create function note_sales_change(placed timestamptz) returns void language sql as $$
      insert into sales_changes
      select (placed at time zone 'Europe/Paris')::date where placed < now() - interval '1 day'
    $$`.execute(db)
  await sql`
    create function note_sale_of_order() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform note_sales_change(old.created_at); end if;
      if tg_op <> 'DELETE' then perform note_sales_change(new.created_at); end if;
      return null;
    end $$`.execute(db)
  await sql`
    create function note_sale_of_part() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then perform note_sales_change(created_at) from orders where id = old.order_id; end if;
      if tg_op <> 'DELETE' then perform note_sales_change(created_at) from orders where id = new.order_id; end if;
      return null;
    end $$`.execute(db)
  await sql`
    create function note_sale_of_refund() returns trigger language plpgsql as $$
    begin
      perform note_sales_change(orders.created_at)
      from payments join orders on orders.id = order_id
      where payments.id in (case when tg_op <> 'INSERT' then old.payment_id end, case when tg_op <> 'DELETE' then new.payment_id end);
      return null;
    end $$`.execute(db)

  await sql`create trigger sales_noted after insert or delete on orders for each row execute function note_sale_of_order()`.execute(
    db,
  )
  await sql`create trigger sales_noted_anew after update of created_at, status, is_test, total_cents on orders for each row
    when ((old.created_at, old.is_test, old.total_cents, old.status in ('cancelled', 'awaiting_payment'))
      is distinct from (new.created_at, new.is_test, new.total_cents, new.status in ('cancelled', 'awaiting_payment')))
    execute function note_sale_of_order()`.execute(db)
  await sql`create trigger sales_noted after insert or delete or update of order_id, product_id, quantity, refunded,
    unit_price_cents, discount_cents on order_lines for each row execute function note_sale_of_part()`.execute(db)
  await sql`create trigger sales_noted after insert or delete or update of order_id, purpose, country on order_addresses
    for each row execute function note_sale_of_part()`.execute(db)
  await sql`create trigger sales_noted after insert or delete or update of order_id, method, state on payments
    for each row execute function note_sale_of_part()`.execute(db)
  await sql`create trigger sales_noted after insert or delete or update of payment_id, cents, state on refunds
    for each row execute function note_sale_of_refund()`.execute(db)
}
