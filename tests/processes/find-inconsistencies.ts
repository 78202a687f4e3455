import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import { FIRST_STOCK, type MixedShop } from './mixed-shop.ts'
import type { Acknowledged } from './mixed-writes.ts'

/** Steps by staff, without cancellations and withdrawals by the customer. */
const BY_STAFF = sql`not exists (select from orders where id = order_steps.order_id and cancelled_because is not null)`

/** Each query must return no rows at any time. */
const ALWAYS = {
  'stock is the sum of its movements': sql`
    select id from variants
    where stock <> coalesce((select sum(change) from stock_movements where variant_id = variants.id), 0)`,
  'stock is the first stock without what orders took': sql`
    select variants.id from variants join products on products.id = product_id and (title = 'Mug' or title like 'Pot %')
    where stock <> ${FIRST_STOCK} + coalesce((
      select sum(change) from stock_movements
      where variant_id = variants.id and reason in ('sold', 'held', 'returned', 'released')), 0)`,
  'stock levels are those of the variants for sale': sql`
    (select id, stock_level(for_sale, stock) as level from variants where for_sale except select variant_id, level from stock_levels)
    union all
    (select variant_id, level from stock_levels except select id, stock_level(for_sale, stock) from variants where for_sale)`,
  'only staff correct a stock': sql`
    select id from stock_movements where reason = 'counted' and staff_id is null`,
  'what orders took from the stock stands in their lines': sql`
    select order_id from stock_movements join order_lines using (order_id, variant_id)
    where reason in ('sold', 'held') and change <> -quantity
    union all select order_id from stock_movements left join order_lines using (order_id, variant_id)
    where quantity is null and order_id is not null`,
  'an order has lines, and each line took from the stock': sql`
    select orders.id from orders where status <> 'delivered' and not exists (select from order_lines where order_id = orders.id)
    union all
    select order_id from order_lines join orders on orders.id = order_id and status <> 'delivered'
    where not exists (select from stock_movements where order_id = orders.id and variant_id = order_lines.variant_id)`,
  'the total of an order is the sum of its lines, and what its delivery costs': sql`
    select id from orders where total_cents - delivery_cents <> coalesce((select sum(unit_price_cents * quantity) from order_lines where order_id = orders.id), 0)`,
  'what is cancelled came back, and nothing else': sql`
    select id from orders where (status = 'cancelled') <> exists (select from stock_movements where order_id = orders.id and reason in ('returned', 'released'))`,
  'the status is that of the last step': sql`
    select id from orders where exists (select from stock_movements where order_id = orders.id)
      and status <> coalesce((select status from order_steps where order_id = orders.id order by made_at desc limit 1), first_status)`,
  'what is sent is paid, or was never to be': sql`
    select id from orders where status in ('shipping', 'shipped', 'delivered') and payment_state = 'open'`,
  'no more money came than an order costs': sql`
    select order_id from payments join orders on orders.id = order_id
    where state = 'paid' group by order_id, total_cents having sum(payments.cents) > total_cents`,
  'no more goes back than came': sql`
    select payments.id from payments join refunds on payment_id = payments.id
    where refunds.state <> 'failed' group by payments.id, payments.cents having sum(refunds.cents) > payments.cents`,
  'all goes back of what was paid and is cancelled': sql`
    select orders.id from orders join payments on payments.order_id = orders.id and payments.state = 'paid'
    where status = 'cancelled'
      and payments.cents <> (select coalesce(sum(cents), 0) from refunds where payment_id = payments.id and state <> 'failed')`,
  'orders are added up as they are': sql`
    select coalesce(kept.day, recounted.day) as day from
      (select day, status, payment_state, sum(orders) as orders, sum(cents) as cents from order_sums group by 1, 2, 3 having sum(orders) <> 0) as kept
      full join (
        select (created_at at time zone 'Europe/Paris')::date as day, status, payment_state, count(*) as orders, coalesce(sum(total_cents) filter (where not is_test), 0) as cents
        from orders group by 1, 2, 3) as recounted using (day, status, payment_state)
    where (kept.orders, kept.cents) is distinct from (recounted.orders, recounted.cents)`,
  'each order has the event of its placement, once, and each such event its order': sql`
    select orders.id, count(number) from
      (select id from orders where exists (select from stock_movements where order_id = orders.id)) as orders
      full join (select * from events where type = 'order.placed') as events on subject_id = orders.id::text
    group by orders.id having count(number) <> 1 or orders.id is null`,
  'each step has its event, once, and each event its step': sql`
    select coalesce(order_id::text, subject_id), count(number) from
      (select order_id, status::text from order_steps where status in ('shipped', 'delivered', 'cancelled')) as steps
      full join (select * from events where type in ('order.shipped', 'order.delivered', 'order.cancelled')) as events
        on type = 'order.' || status and subject_id = order_id::text
    group by 1, status, type having count(number) <> 1 or count(order_id) <> 1`,
  'each message and each review has its event, once': sql`
    select id from contact_messages
    where (select count(*) from events where type = 'message.received' and subject_id = contact_messages.id::text) <> 1
    union all
    select id from reviews
    where (select count(*) from events where type = 'review.posted' and subject_id = reviews.id::text) <> 1`,
  'the events of a subject are counted without gaps': sql`
    select subject_kind, subject_id from events where position is not null
    group by subject_kind, subject_id having count(*) <> max(sequence) or min(sequence) <> 1`,
  'the first delivery of each subject is marked': sql`
    select subscriber, position from (
      select *, position = min(position) over (partition by subscriber, subject_kind, subject_id) as is_first
      from event_deliveries) as deliveries where is_head <> is_first
    union all
    select endpoint_id::text, position from (
      select *, position = min(position) over (partition by endpoint_id, subject_kind, subject_id) as is_first
      from webhook_deliveries where state = 'pending' and position is not null) as deliveries where is_head <> is_first`,
  'each step has its e-mail, once': sql`
    select order_steps.order_id
    from order_steps left join (
      select substring(subject from '^Your order (\\d+) at Comptoir')::bigint as order_id, subject
      from emails where subject like 'Your order %') as told
      on told.order_id = order_steps.order_id
      and subject like case status when 'making' then '%your payment has arrived' when 'shipping' then '%prepared for shipping' else '% ' || status end
    where ${BY_STAFF} group by order_steps.order_id, status having count(subject) <> 1`,
  'each step is in the log of changes, once': sql`
    select order_id
    from order_steps left join audit_entries
      on kind = 'order' and subject_id = order_id and field = 'status' and new_value = status::text
    where status <> 'making' and ${BY_STAFF} group by order_id, status having count(new_value) <> 1`,
  'each message has its e-mail, or its event waits, once': sql`
    select 1 where (select count(*) from contact_messages) <>
      (select count(*) from emails where subject like 'Message: %')
      + (select count(*) from events where type = 'message.received' and position is null)
      + (select count(*) from event_deliveries where type = 'message.received')`,
  'counts and averages of products are as recounted': sql`
    select id from products where reviews_count <> (select count(*) from reviews where product_id = products.id)
      or average_rating is distinct from (select round(avg(half_stars)::numeric / 2, 1) from reviews where product_id = products.id)`,
  'counts of variants are as recounted': sql`
    select id from variants where rating_counts <> array(
      select (select count(*) from reviews where variant_id = variants.id and half_stars = n)::integer from generate_series(1, 10) as n order by n)`,
  'a review is of one piece': sql`select id from reviews where body <> half_stars::text`,
  'one line of a cart for a variant': sql`
    select user_id from cart_lines group by user_id, variant_id having count(*) > 1`,
  'a product is of one piece': sql`
    select id from products where title like 'Pot %'
      and (description not in (title, 'A thing.') or price_cents <> 100 * (1 + substr(title, 5)::integer))`,
  'a change of a product is in its log': sql`
    select id from products where version > 1 and title like 'Pot %' and not exists (
      select from audit_entries where kind = 'product' and subject_id = products.id and field = 'title' and new_value = title)`,
  'who signed up has a token, and one account': sql`
    select lower(email) from users group by lower(email) having count(*) > 1`,
}

/** Finds inconsistencies in a shop's database, and acknowledged writes that are missing. */
export async function findInconsistencies(
  db: Database,
  dataDir: string,
  shop: MixedShop,
  acknowledged: Acknowledged,
): Promise<string[]> {
  const errors = acknowledged.odd.map((odd) => `an odd answer: ${odd}`)
  for (const [promise, question] of Object.entries(ALWAYS)) {
    const { rows } = await question.execute(db)
    if (rows.length > 0) errors.push(`${promise}: ${JSON.stringify(rows.slice(0, 5))}`)
  }
  const missing = async (what: string, ids: number[], table: 'contact_messages' | 'orders' | 'reviews') => {
    const found = new Set((await db.selectFrom(table).select('id').execute()).map(({ id }) => id))
    const lost = ids.filter((id) => !found.has(id))
    if (lost.length > 0) errors.push(`lost ${what}: ${lost}`)
  }
  await missing('messages', acknowledged.messages, 'contact_messages')
  await missing('orders', acknowledged.orders, 'orders')
  await missing('reviews', [...acknowledged.reviews.keys()], 'reviews')

  const halfStars = new Map(
    (await db.selectFrom('reviews').select(['id', 'half_stars']).execute()).map((row) => [row.id, row.half_stars]),
  )
  for (const [id, possible] of acknowledged.reviews)
    if (!possible.includes(halfStars.get(id) ?? 0))
      errors.push(`review ${id} has ${halfStars.get(id)} half stars, told ${possible}`)
  const lines = await db.selectFrom('cart_lines').select(['user_id', 'variant_id', 'quantity']).execute()
  const carts = new Map(lines.map(({ user_id, variant_id, quantity }) => [`${user_id} ${variant_id}`, quantity]))
  for (const [line, possible] of acknowledged.carts)
    if (!possible.includes(carts.get(line) ?? 0))
      errors.push(`cart line ${line} has ${carts.get(line)}, told ${possible}`)
  const taken = await db.selectFrom('order_steps').select('order_id').execute()
  for (const [id, steps] of acknowledged.steps)
    if (taken.filter(({ order_id }) => order_id === id).length < steps)
      errors.push(`order ${id} has lost a step of ${steps}`)

  const { title } = await db
    .selectFrom('products')
    .select('title')
    .where('id', '=', shop.pot.id)
    .executeTakeFirstOrThrow()
  const number = Number(title.split(' ')[1])
  if (number < acknowledged.pot.acknowledged || number > acknowledged.pot.sent)
    errors.push(`the pot is ${title}, told ${acknowledged.pot.acknowledged}`)

  const emails = await db.selectFrom('emails').select('sent_at').execute()
  const out = (await readdir(join(dataDir, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const sent = emails.filter(({ sent_at }) => sent_at !== null).length
  if (out.length < sent || out.length > emails.length || new Set(out).size < out.length)
    errors.push(`${out.length} e-mails went out of ${emails.length}, ${sent} of them noted`)
  return errors
}
