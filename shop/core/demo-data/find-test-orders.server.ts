import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'

/** Condition that the provider may still report on an online payment or refund of the order. */
const IS_UNDER_WAY = sql<boolean>`exists (
  select from payments left join refunds on payment_id = payments.id
  where payments.order_id = orders.id and payments.kind = 'online'
    and (orders.status = 'awaiting_payment' or payments.ask_at is not null or refunds.state in ('requested', 'sent', 'pending')))`

/**
 * Finds test orders by id. `isUnderWay` orders still expect a report from the payment provider.
 * @param only one order
 */
export async function findTestOrders(db: Database, only?: number): Promise<{ id: number; isUnderWay: boolean }[]> {
  const { rows } = await sql<{ id: number; isUnderWay: boolean }>`
    select id, ${IS_UNDER_WAY} as "isUnderWay"
    from orders where is_test and ${only === undefined ? sql`true` : sql`id = ${only}`} order by id`.execute(db)
  return rows
}

/** Ids of the test orders that can be removed, as a subquery. */
export const REMOVABLE_TEST_ORDERS = sql<{ id: number }>`select id from orders where is_test and not ${IS_UNDER_WAY}`
