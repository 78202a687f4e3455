import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'

/** Maximum number of changes in one recount. */
const BATCH = 2_000

/**
 * Recounts the figures of customers after a change of their orders, payments, refunds, tags or consent. Triggers add
 * these customers to `customer_figures_due` without locks. One statement empties that table and recounts in the same
 * snapshot, so no change is missed.
 * @param id the only customer to recount; undefined for all due ones, at most a batch
 * @returns whether more customers are due
 */
export async function refreshCustomerFigures(db: Database, id?: number): Promise<boolean> {
  const wanted = id === undefined ? sql`true` : sql`user_id = ${id}`
  const { rows } = await sql`select from customer_figures_due where ${wanted} limit 1`.execute(db)
  if (rows.length === 0) return false
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('customer figures', 0))`.execute(tx)
    await sql`
      with noted as (
          delete from customer_figures_due where ctid = any (array(select ctid from customer_figures_due where ${wanted} limit ${id === undefined ? BATCH : null}))
          returning user_id, by_orders),
        due as (select user_id, bool_or(by_orders) as by_orders from noted group by 1),
        -- In id order, which avoids deadlocks with other changes of accounts.
        locked as materialized (
          select user_id from customer_figures where user_id in (select user_id from due) order by user_id for no key update)
      update customer_figures as known set
        orders = case when by_orders then placed.orders else known.orders end,
        last_ordered_at = case when by_orders then placed.last_ordered_at else known.last_ordered_at end,
        spent_cents = case when by_orders then placed.cents - gone_back.cents else known.spent_cents end,
        country = case when by_orders then (
          select country from orders join order_addresses on order_id = orders.id where user_id = due.user_id
          order by created_at desc, orders.id desc, purpose = 'delivery' desc limit 1) else known.country end,
        tags = array(select tag_id from tagged_customers where tagged_customers.user_id = due.user_id order by tag_id),
        consent = coalesce((select state from marketing_consents where marketing_consents.user_id = due.user_id), 'none')
      from locked join due using (user_id),
        lateral (
          select count(*) as orders, max(created_at) as last_ordered_at,
            coalesce(sum(total_cents) filter (where payment_state = 'paid' and not is_test), 0) as cents
          from orders where by_orders and user_id = due.user_id) as placed,
        lateral (
          select coalesce(sum(refunds.cents), 0) as cents
          from orders join payments on payments.order_id = orders.id and payments.state = 'paid'
            join refunds on payment_id = payments.id and refunds.state <> 'failed'
          where by_orders and user_id = due.user_id and not orders.is_test) as gone_back
      where known.user_id = locked.user_id`.execute(tx)
    const left = await sql`select from customer_figures_due where ${wanted} limit 1`.execute(tx)
    return left.rows.length > 0
  })
}

/** Recounts all due customers, in batches with a transaction each. */
export async function refreshAllCustomerFigures(db: Database): Promise<void> {
  for (let areLeft = true; areLeft; ) areLeft = await refreshCustomerFigures(db)
}
