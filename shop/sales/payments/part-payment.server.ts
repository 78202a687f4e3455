import type { Database } from '../../../server/db/open.ts'
import type { PaymentRow } from './payments-store.server.ts'

/** Finds the payment of a part of an order by gift cards; undefined if it does not exist. */
export const findPartPayment = (db: Database, orderId: number): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('order_id', '=', orderId).where('is_part', '=', true).executeTakeFirst()
