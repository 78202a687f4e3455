import { type Kysely, sql } from 'kysely'

/**
 * Adds the columns by which the customer list is sorted and filtered. Changes only note the customer as due, without
 * a lock, so that orders do not block each other; the list recounts due customers before it is read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Databases compare texts by code points; without accents and case, É is sorted as e.
  await sql
    .raw(String.raw`
    create function sort_key(words text) returns text language sql immutable strict parallel safe
    return lower(regexp_replace(normalize(words, nfd), '[\u0300-\u036F]', '', 'g'))`)
    .execute(db)
  await sql`
    create table customer_figures (
      user_id bigint primary key references users on delete cascade,
      name_key text not null,
      created_at timestamptz not null,
      orders integer not null default 0,
      last_ordered_at timestamptz,
      spent_cents bigint not null default 0,
      country text,
      tags bigint[] not null default '{}',
      consent text not null default 'none'
    )`.execute(db)
  await sql`create table customer_figures_due (user_id bigint not null, by_orders boolean not null)`.execute(db)
  await fill(db)
  // All filtered columns are in each index, so that a page in the middle of the list is read from the index alone.
  for (const key of ['created_at', 'name_key', 'orders', 'spent_cents', 'last_ordered_at desc nulls last'])
    await sql`
      create index on customer_figures (${sql.raw(key)}, user_id ${sql.raw(key.endsWith('last') ? 'desc' : '')})
      include (${sql.raw(FILTERED.filter((column) => column !== key).join(', '))})`.execute(db)
  await followNames(db)
  await noteDueCustomers(db)
}

const FILTERED = ['orders', 'spent_cents', 'country', 'consent', 'tags']

/** Counts all existing orders once. */
async function fill(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into customer_figures (user_id, name_key, created_at, orders, last_ordered_at, spent_cents, country)
    select users.id, sort_key(first_name || ' ' || last_name), users.created_at, coalesce(placed.orders, 0), placed.last_ordered_at,
      coalesce(placed.cents, 0) - coalesce(gone_back.cents, 0), delivered.country
    from users
      left join (
        select user_id, count(*) as orders, max(created_at) as last_ordered_at,
          coalesce(sum(total_cents) filter (where payment_state = 'paid' and not is_test), 0) as cents
        from orders where user_id is not null group by 1) as placed on placed.user_id = users.id
      left join (
        select user_id, sum(refunds.cents) as cents
        from refunds join payments on payments.id = payment_id and payments.state = 'paid' join orders on orders.id = order_id
        where refunds.state <> 'failed' and not orders.is_test and user_id is not null group by 1) as gone_back on gone_back.user_id = users.id
      left join (
        select distinct on (user_id) user_id, country from orders join order_addresses on order_id = orders.id
        where user_id is not null order by user_id, created_at desc, orders.id desc, purpose = 'delivery' desc) as delivered
        on delivered.user_id = users.id`.execute(db)
}

async function followNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_customer() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into customer_figures (user_id, name_key, created_at)
        values (new.id, sort_key(new.first_name || ' ' || new.last_name), new.created_at);
      else
        update customer_figures set name_key = sort_key(new.first_name || ' ' || new.last_name), created_at = new.created_at
        where user_id = new.id;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger customers_followed after insert or update of first_name, last_name, created_at on users
    for each row execute function follow_customer()`.execute(db)
}

async function noteDueCustomers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function note_due_customer() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'orders' then
        insert into customer_figures_due
        select distinct due, true from unnest(array[
          case when tg_op <> 'INSERT' then old.user_id end, case when tg_op <> 'DELETE' then new.user_id end]) as due
        where due is not null;
      elsif tg_table_name = 'payments' then
        insert into customer_figures_due select user_id, true from orders where id = new.order_id and user_id is not null;
      else
        insert into customer_figures_due
        select user_id, true from payments join orders on orders.id = order_id where payments.id = new.payment_id and user_id is not null;
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger customers_due after insert or delete or update of user_id, total_cents, created_at, payment_state, is_test on orders
    for each row execute function note_due_customer()`.execute(db)
  await sql`create trigger customers_due after update of state on payments
    for each row when (old.state <> new.state) execute function note_due_customer()`.execute(db)
  await sql`create trigger customers_due after insert or update of state, cents on refunds
    for each row execute function note_due_customer()`.execute(db)
  await sql`
    create function note_due_owner() returns trigger language plpgsql as $$
    begin
      insert into customer_figures_due values (case when tg_op = 'DELETE' then old.user_id else new.user_id end, false);
      return null;
    end $$`.execute(db)
  for (const table of ['tagged_customers', 'marketing_consents'])
    await sql`create trigger customers_due after insert or update or delete on ${sql.table(table)}
      for each row execute function note_due_owner()`.execute(db)
}
