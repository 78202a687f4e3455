import pg from 'pg'
import { asSuperuser } from '../../../../server/db/embedded/shop-role.ts'
import { type Connection, openDatabase } from '../../../../server/db/open.ts'
import { refreshAllCustomerFigures } from '../../../../shop/admin/customers/figures/customer-figures-store.server.ts'
import { addManyProducts } from '../many-products.ts'

/**
 * Fills an empty shop with customers and three years of orders with one line each: most delivered and paid, some
 * cancelled, the newest thousands open. Bulk-loads without triggers and computes the triggers' totals once.
 */
export async function addYearsOfOrders(
  connection: Connection,
  { orders, customers }: { orders: number; customers: number },
) {
  await addManyProducts(connection, 10)
  const client = new pg.Client(asSuperuser(connection))
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into users (email, email_verified_at, first_name, last_name, created_at)
      select 'customer-' || n || '@example.com', now(), (array['Ada', 'Bo', 'Chloé', 'Dan', 'Eva'])[1 + n % 5], 'Sample' || n,
        now() - ($1::integer - n) * interval '15 minutes'
      from generate_series(1, $1::integer) as n`,
      [customers],
    )
    await client.query(
      `insert into orders (user_id, status, first_status, total_cents, payment_state, email, customer_name, method_name, promised_from, promised_to, created_at)
      select 1 + (n::bigint * 7919) % $2::integer,
        case when n > $1::integer - 1500 then 'making' when n > $1::integer - 2500 then 'shipping' when n % 50 = 0 then 'cancelled' else 'delivered' end,
        'making', 500 + (n::bigint * 37) % 20000, case when n > $1::integer - 300 then 'open' else 'paid' end,
        'customer-' || (1 + (n::bigint * 7919) % $2::integer) || '@example.com', 'Ada', 'Home in France',
        (now() - ($1::integer - n) * interval '95 seconds')::date + 3, (now() - ($1::integer - n) * interval '95 seconds')::date + 5,
        now() - ($1::integer - n) * interval '95 seconds'
      from generate_series(1, $1::integer) as n`,
      // One customer in ten has no orders.
      [orders, Math.ceil((customers * 9) / 10)],
    )
    await client.query(`
      insert into order_lines (order_id, product_id, variant_id, quantity, title, variant_name, unit_price_cents, thumbnail_key)
      select orders.id, chosen.product_id, chosen.id, 1, 'A thing', 'One', orders.total_cents, chosen.thumbnail_key
      from orders join (
        select variants.id, product_id, thumbnail_key, row_number() over (order by variants.id) as place
        from variants join products on products.id = product_id) as chosen on chosen.place = 1 + orders.id % 10`)
    await client.query(`
      insert into order_sums
      select (created_at at time zone 'Europe/Paris')::date, status, payment_state, count(*), coalesce(sum(total_cents) filter (where not is_test), 0) from orders group by 1, 2, 3`)
    await client.query(`
      update users set has_ordered = true where exists (select from orders where user_id = users.id);
      insert into payments (order_id, provider, method, kind, cents, state, opened_at, paid_at, received_cents)
        select id, 'transfer', 'transfer', 'sent', total_cents, 'paid', created_at, created_at, total_cents from orders where id % 20 = 0;
      insert into refunds (payment_id, cents, because, state, made_at, done_at)
        select id, 100, 'goodwill', 'done', paid_at, paid_at from payments where id % 5 = 0;
      insert into contact_messages (name, email, title, body, answered_at)
        select 'Ada', 'customer-' || (1 + n % 1000) || '@example.com', 'Hello', 'Are you open?', now() from generate_series(1, 20000) as n`)
    await client.query(`
      insert into customer_figures (user_id, name_key, created_at)
        select id, sort_key(first_name || ' ' || last_name), created_at from users on conflict do nothing;
      insert into customer_figures_due select id, true from users`)
    const db = openDatabase(connection, { patient: true })
    await refreshAllCustomerFigures(db).finally(() => db.destroy())
    await client.query(
      'vacuum (analyze) customer_figures, orders, order_lines, users, order_sums, payments, refunds, contact_messages',
    )
  } finally {
    await client.end()
  }
}
