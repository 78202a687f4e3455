import { type Kysely, sql } from 'kysely'

/**
 * Adds the figures of accounts that another process created while migration 272 ran, and recounts the customers with
 * orders, tags or consent changed meanwhile. The triggers of migration 272 record changes during this migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // With a lock that skips accounts that are being deleted.
  await sql`
    insert into customer_figures (user_id, name_key, created_at)
    select id, sort_key(first_name || ' ' || last_name), created_at from users
    where not exists (select from customer_figures where user_id = users.id)
    for key share of users on conflict do nothing`.execute(db)
  await sql`
    update customer_figures set name_key = sort_key(first_name || ' ' || last_name), created_at = users.created_at
    from users where users.id = user_id
      and (name_key, customer_figures.created_at)
        is distinct from (sort_key(first_name || ' ' || last_name), users.created_at)`.execute(db)
  await sql`
    insert into customer_figures_due (user_id, by_orders)
    select known.user_id, true
    from customer_figures as known
      left join (
        select user_id, count(*) as orders, max(created_at) as last_ordered_at,
          coalesce(sum(total_cents) filter (where payment_state = 'paid' and not is_test), 0) as cents
        from orders where user_id is not null group by 1) as placed on placed.user_id = known.user_id
      left join (
        select user_id, sum(refunds.cents) as cents
        from refunds join payments on payments.id = payment_id and payments.state = 'paid' join orders on orders.id = order_id
        where refunds.state <> 'failed' and not orders.is_test and user_id is not null group by 1) as gone_back
        on gone_back.user_id = known.user_id
      left join (
        select distinct on (user_id) user_id, country from orders join order_addresses on order_id = orders.id
        where user_id is not null order by user_id, created_at desc, orders.id desc, purpose = 'delivery' desc) as delivered
        on delivered.user_id = known.user_id
      left join (select user_id, array_agg(tag_id order by tag_id) as tags from tagged_customers group by 1) as tagged
        on tagged.user_id = known.user_id
      left join marketing_consents on marketing_consents.user_id = known.user_id
    where (known.orders, known.last_ordered_at, known.spent_cents, known.country, known.tags, known.consent)
      is distinct from (coalesce(placed.orders, 0), placed.last_ordered_at,
        coalesce(placed.cents, 0) - coalesce(gone_back.cents, 0), delivered.country, coalesce(tagged.tags, '{}'),
        coalesce(marketing_consents.state, 'none'))`.execute(db)
}
