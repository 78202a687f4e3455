import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'

/** Finds the orders of test mode; under way are those that wait for their payment, or whose money is on its way back. @param only one of them */
export async function findTestOrders(db: Database, only?: number): Promise<{ id: number; isUnderWay: boolean }[]> {
  const { rows } = await sql<{ id: number; isUnderWay: boolean }>`
    select id, status = 'awaiting_payment' or exists (
      select from payments left join refunds on payment_id = payments.id
      where order_id = orders.id and (payments.ask_at is not null or refunds.state in ('requested', 'sent', 'pending'))) as "isUnderWay"
    from orders where is_test and ${only === undefined ? sql`true` : sql`id = ${only}`} order by id`.execute(db)
  return rows
}
