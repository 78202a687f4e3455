import { type Kysely, sql } from 'kysely'

/**
 * Adds filters, sorting and totals for the staff's order table. Daily counts and sums by status are stored as
 * append-only differences, so that orders do not block each other; a job compacts them. Test orders are counted with
 * an amount of 0.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders add column payment_state text not null default 'none'
      constraint orders_payment_state check (payment_state in ('none', 'open', 'paid'))`.execute(db)
  await sql`
    update orders set payment_state = case when exists (select from payments where order_id = orders.id and state = 'paid') then 'paid' else 'open' end
    where exists (select from payments where order_id = orders.id)`.execute(db)
  await sql`
    create function note_payment_at_order() returns trigger language plpgsql as $$
    begin
      update orders set payment_state = case when new.state = 'paid' then 'paid' else 'open' end
      where id = new.order_id and payment_state <> 'paid' and payment_state <> case when new.state = 'paid' then 'paid' else 'open' end;
      return null;
    end $$`.execute(db)
  await sql`create trigger payments_noted after insert or update of state on payments
    for each row execute function note_payment_at_order()`.execute(db)

  await sql`
    create table order_sums (
      day date not null,
      status text not null,
      payment_state text not null,
      orders bigint not null,
      cents bigint not null
    )`.execute(db)
  await sql`create index on order_sums (day)`.execute(db)
  await sql`
    insert into order_sums
    select (created_at at time zone 'Europe/Paris')::date, status, payment_state, count(*), coalesce(sum(total_cents) filter (where not is_test), 0) from orders group by 1, 2, 3`.execute(
    db,
  )
  await sql`
    create function add_to_order_sums() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into order_sums values ((old.created_at at time zone 'Europe/Paris')::date, old.status, old.payment_state, -1, case when old.is_test then 0 else -old.total_cents end);
      end if;
      if tg_op <> 'DELETE' then
        insert into order_sums values ((new.created_at at time zone 'Europe/Paris')::date, new.status, new.payment_state, 1, case when new.is_test then 0 else new.total_cents end);
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger orders_added_up after insert or delete on orders for each row execute function add_to_order_sums()`.execute(
    db,
  )
  await sql`create trigger orders_added_up_anew after update of created_at, status, payment_state, total_cents on orders for each row
    when ((old.created_at, old.status, old.payment_state, old.total_cents) is distinct from (new.created_at, new.status, new.payment_state, new.total_cents))
    execute function add_to_order_sums()`.execute(db)

  await sql`create index orders_in_hand on orders (created_at, id) where status in ('making', 'shipping')`.execute(db)
  await sql`create index orders_unpaid on orders (created_at, id) where payment_state = 'open' and status <> 'cancelled'`.execute(
    db,
  )
  await sql`create index orders_by_total on orders (total_cents, id)`.execute(db)
  await sql`create index orders_by_promise on orders (promised_to, id)`.execute(db)
  await sql`create index orders_tracked_by on orders (lower(tracking)) where tracking is not null`.execute(db)
  // Covers orders without an account, which the account index does not contain.
  await sql`create index orders_without_account_named on orders using gin (lower(customer_name || ' ' || coalesce(email, '')) gin_trgm_ops)
    where user_id is null`.execute(db)
}
