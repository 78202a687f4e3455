import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'

/**
 * Finds orders that are nobody's any more, and locks them until the end of the transaction. Those whose last step came before a moment, and about which nothing is
 * open: no statement, no money that is still to come or to go back.
 * @returns their numbers, at most 500
 */
export async function lockForgettable(tx: Database, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from orders
    where user_id is null and forgotten_at is null and status in ('delivered', 'cancelled') and created_at < ${before}
      and not exists (select from order_steps where order_id = orders.id and made_at >= ${before})
      and not exists (select from withdrawals where order_id = orders.id and closed_at is null)
      and not exists (
        select from payments where order_id = orders.id and (
          state in ('open', 'processing') or ask_at is not null or (is_disputed and dispute_seen_at is null)
          or exists (
            select from refunds where payment_id = payments.id and (
              refunds.state not in ('done', 'failed') or refunds.state = 'failed' and received_cents > (
                select coalesce(sum(done.cents), 0) from refunds as done
                where done.payment_id = payments.id and done.state = 'done')))))
    order by id limit 500 for no key update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}
