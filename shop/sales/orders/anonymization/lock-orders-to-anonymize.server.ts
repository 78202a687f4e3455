import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'

/** The latest time of the last step of orders to anonymize: for orders without an account, and for all orders. */
interface AnonymizationLimits {
  withoutAccount: Date
  ofAll: Date
}

/**
 * Locks orders to anonymize until the end of the transaction: their last step is old enough, and no withdrawal, payment
 * or refund is open.
 * @returns at most 500 ids
 */
export async function lockOrdersToAnonymize(
  tx: Database,
  { withoutAccount, ofAll }: AnonymizationLimits,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders
    where forgotten_at is null and status in ('delivered', 'cancelled')
      and id in (
        select id from orders where user_id is null and forgotten_at is null and created_at < ${withoutAccount}
        union all select id from orders where forgotten_at is null and created_at < ${ofAll})
      and not exists (
        select from order_steps where order_id = orders.id
          and made_at >= case when orders.user_id is null then ${withoutAccount}::timestamptz else ${ofAll}::timestamptz end)
      and not exists (select from withdrawals where order_id = orders.id and closed_at is null)
      and not exists (
        select from payments where order_id = orders.id and (
          state in ('open', 'processing') or ask_at is not null or (is_disputed and dispute_seen_at is null)
          or (overdrawn_cents > 0 and overdrawn_seen_at is null)
          or exists (
            select from refunds where payment_id = payments.id and (
              refunds.state not in ('done', 'failed') or refunds.state = 'failed' and received_cents > (
                select coalesce(sum(done.cents), 0) from refunds as done
                where done.payment_id = payments.id and done.state = 'done')))))
    order by id limit 500 for no key update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}
