import pg from 'pg'
import { asSuperuser } from '../../../../server/db/embedded/shop-role.ts'
import type { Connection } from '../../../../server/db/open.ts'

const FIRST_NAMES = ['Mia', 'Ben', 'Zoé', 'Lukas', 'Anna', 'Kateřina', 'Olga', 'Paul', 'Inès', 'Tom']
/** One order in so many was paid back in part, disputed, or waits. */
const SELDOM = 100

interface ManyOrders {
  customers: number
  orders: number
  /** The oldest was placed so many days ago. */
  days: number
}

/**
 * Fills a shop that has products with customers and orders as a bulk load would (`addManyProducts`): spread evenly over their days, the newest of them still to
 * be sent, each with a line, one in a hundred with a payment of which a part went back.
 */
export async function addManyOrders(connection: Connection, { customers, orders, days }: ManyOrders): Promise<void> {
  const client = new pg.Client(asSuperuser(connection))
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(
      `insert into users (email, first_name, last_name, email_verified_at)
        select 'customer-' || n || '@example.com', ($2::text[])[1 + n % ${FIRST_NAMES.length}], 'Number ' || n, now()
        from generate_series(1, $1::integer) as n`,
      [customers, FIRST_NAMES],
    )
    await client.query(
      `with people as (select array_agg(id order by id) as ids from users where email like 'customer-%')
      insert into orders (user_id, status, total_cents, created_at, email, customer_name, promised_to)
        select ids[1 + n % $2::integer], case when n <= 50 then 'making' when n % 40 = 0 then 'cancelled' else 'delivered' end,
          500 + n % 20000, now() - n * ($3::integer * interval '1 day') / $1::integer,
          'customer-' || (1 + n % $2::integer) || '@example.com',
          case when n % 2 = 0 then ($4::text[])[1 + n % ${FIRST_NAMES.length}] || ' Number ' || n end, now()::date
        from people, generate_series(1, $1::integer) as n`,
      [orders, customers, days, FIRST_NAMES],
    )
    await client.query(`
      insert into order_lines (order_id, product_id, variant_id, quantity, title, variant_name, unit_price_cents, thumbnail_key)
        select orders.id, product_id, variants.id, 1 + orders.id % 3, 'A thing', name, 500, (select key from images limit 1)
        from orders join variants on variants.id = (select min(id) from variants) + orders.id % (select count(*) from variants);
      insert into payments (order_id, provider, cents, state, opened_at, paid_at, received_cents)
        select id, 'transfer', total_cents, 'paid', created_at, created_at, total_cents from orders where id % ${SELDOM} = 0;
      insert into refunds (payment_id, cents, because, state, made_at, done_at)
        select id, 100, 'goodwill', 'done', paid_at, paid_at from payments;
      insert into contact_messages (name, email, title, body, answered_at)
        select 'Mia', 'mia@example.com', 'Hello', 'Are you open?', case when n > 20 then now() end from generate_series(1, 10000) as n`)
    await client.query('update variants set stock = id % 40')
    await client.query('vacuum (analyze) users, orders, order_lines, payments, refunds, contact_messages, variants')
  } finally {
    await client.end()
  }
}
