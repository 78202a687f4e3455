import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../../server/db/open.ts'
import type { OrderStatus } from '../../../../core/order-states/order-status.contract.ts'

/** The number and total of orders with a status. */
export interface StatusSum {
  status: OrderStatus
  count: number
  cents: number
}

/**
 * Returns current counts and totals by status, independent of the number of orders.
 * @param found a condition on days and payments in `order_sums`
 */
export async function sumsByStatus(db: Database, found: RawBuilder<boolean>): Promise<StatusSum[]> {
  const { rows } = await sql<StatusSum>`
    select status, sum(orders)::bigint as count, sum(cents)::bigint as cents from order_sums where ${found} group by status`.execute(
    db,
  )
  return rows
}

/** Compacts the differences in `order_sums`. It blocks no writers, and readers see the same sums. */
export async function compactOrderSums(db: Database): Promise<void> {
  await sql`
    with taken as (
      delete from order_sums using (
        select day, status, payment_state from order_sums group by 1, 2, 3 having count(*) > 1 or sum(orders) = 0) as several
      where order_sums.day = several.day and order_sums.status = several.status and order_sums.payment_state = several.payment_state
      returning order_sums.*)
    insert into order_sums
    select day, status, payment_state, sum(orders), sum(cents) from taken group by 1, 2, 3 having sum(orders) <> 0 or sum(cents) <> 0`.execute(
    db,
  )
}
