import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../../server/db/open.ts'
import type { OrderStatus } from '../../../../core/order-states/order-status.contract.ts'

/** How many orders of a status there are, and what they cost together. */
export interface StatusSum {
  status: OrderStatus
  count: number
  cents: number
}

/** Adds up orders by their status as they are at this moment, however many there are. @param found which days and payments, as a condition on `order_sums` */
export async function sumsByStatus(db: Database, found: RawBuilder<boolean>): Promise<StatusSum[]> {
  const { rows } = await sql<StatusSum>`
    select status, sum(orders)::bigint as count, sum(cents)::bigint as cents from order_sums where ${found} group by status`.execute(
    db,
  )
  return rows
}

/** Draws together what was added since the last time. Whoever adds meanwhile waits for nothing, and whoever reads sees the same sums. */
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
