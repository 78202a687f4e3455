import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'

/**
 * Recounts the figures of customers whose orders, payments, refunds, tags or consent have changed. Triggers note these customers
 * without locks; one statement removes the notes and recounts in the same snapshot, so that no change is missed.
 */
export async function refreshCustomerFigures(db: Database): Promise<void> {
  const { rows } = await sql`select from customer_figures_due limit 1`.execute(db)
  if (rows.length === 0) return
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('customer figures', 0))`.execute(tx)
    await sql`
      with noted as (delete from customer_figures_due returning user_id),
        due as (select distinct user_id from noted)
      update customer_figures as known set
        orders = placed.orders, last_ordered_at = placed.last_ordered_at, spent_cents = placed.cents - gone_back.cents,
        country = coalesce(
          (select country from orders join order_addresses on order_id = orders.id where user_id = due.user_id
            order by created_at desc, orders.id desc, purpose = 'delivery' desc limit 1), known.country),
        tags = array(select tag_id from tagged_customers where tagged_customers.user_id = due.user_id order by tag_id),
        consent = coalesce((select state from marketing_consents where marketing_consents.user_id = due.user_id), 'none')
      from due,
        lateral (
          select count(*) as orders, max(created_at) as last_ordered_at,
            coalesce(sum(total_cents) filter (where payment_state = 'paid' and not is_test), 0) as cents
          from orders where user_id = due.user_id) as placed,
        lateral (
          select coalesce(sum(refunds.cents), 0) as cents
          from orders join payments on payments.order_id = orders.id and payments.state = 'paid'
            join refunds on payment_id = payments.id and refunds.state <> 'failed'
          where user_id = due.user_id and not orders.is_test) as gone_back
      where known.user_id = due.user_id`.execute(tx)
  })
}
