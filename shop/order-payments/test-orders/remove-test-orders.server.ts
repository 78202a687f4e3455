import type { Database } from '../../../server/db/open.ts'
import { deleteEmailsAbout } from '../../../server/mail/emails-store.ts'
import { aboutOrder } from '../../orders/about-order.ts'
import { lockOrderOfCustomer } from '../../orders/apply-transition.server.ts'
import { removeOrders } from '../../orders/order-rows-store.server.ts'
import { lockVariantsOf } from '../../orders/sold-variants-store.server.ts'
import { insertSettledStrays } from '../../payments/notices/notices-store.server.ts'
import { deletePaymentsOf } from '../../payments/payments-store.server.ts'
import { deleteRefundsOf } from '../../payments/refunds/refunds-store.server.ts'
import { undoMovementsOf } from '../../product-editing/write/variants-store.server.ts'
import { deleteWithdrawalsOf } from '../../withdrawals/withdrawals-store.server.ts'
import { findTestOrders } from './find-test-orders.server.ts'

/** Counts the orders of test mode: those that can be removed, and those that wait for money, on its way here or back. */
export async function countTestOrders(db: Database): Promise<{ removable: number; underWay: number }> {
  const orders = await findTestOrders(db)
  const underWay = orders.filter(({ isUnderWay }) => isUnderWay).length
  return { removable: orders.length - underWay, underWay }
}

/**
 * Removes the orders of test mode with their payments, refunds, statements, e-mails and history, each in a transaction of its own; their pieces are for sale again. The
 * shop may be open. What waits for money stays, since a provider may still speak of it.
 * @returns how many were removed
 */
export async function removeTestOrders(db: Database, now: Date): Promise<number> {
  let removed = 0
  for (const { id, isUnderWay } of await findTestOrders(db))
    if (!isUnderWay && (await db.transaction().execute((tx) => remove(tx, id, now)))) removed += 1
  return removed
}

/** @returns false, and does nothing, when somebody was faster, or money has begun to move meanwhile */
async function remove(tx: Database, id: number, now: Date): Promise<boolean> {
  const order = await lockOrderOfCustomer(tx, id)
  const [found] = await findTestOrders(tx, id)
  if (!order || !found || found.isUnderWay) return false
  await lockVariantsOf(tx, id)
  await undoMovementsOf(tx, id)
  await deleteRefundsOf(tx, id)
  await deleteWithdrawalsOf(tx, id)
  const payments = await deletePaymentsOf(tx, id)
  const known = payments.flatMap(({ provider, reference, cents, currency }) =>
    reference === null ? [] : [{ provider, reference, cents, currency }],
  )
  await insertSettledStrays(tx, known, now)
  await deleteEmailsAbout(tx, [aboutOrder(id)])
  await removeOrders(tx, [id])
  return true
}
