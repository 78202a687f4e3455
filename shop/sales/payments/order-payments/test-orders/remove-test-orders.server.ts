import type { Database } from '../../../../../server/db/open.ts'
import { deleteEmailsAbout } from '../../../../../server/mail/emails-store.ts'
import { revertMovementsOf } from '../../../../catalog/products/write/variants-store.server.ts'
import { findTestOrders } from '../../../../core/demo-data/find-test-orders.server.ts'
import { aboutOrder } from '../../../orders/about-order.ts'
import { lockOrderOfCustomer } from '../../../orders/apply-transition.server.ts'
import { removeOrders } from '../../../orders/order-rows-store.server.ts'
import { lockVariantsOf } from '../../../orders/sold-variants-store.server.ts'
import { deleteWithdrawalsOf } from '../../../returns/statements/withdrawals-store.server.ts'
import { deletePaymentsOf } from '../../payments-store.server.ts'
import { deleteRefundsOf } from '../../refunds/refunds-store.server.ts'
import { insertSettledUnmatchedPayments } from '../../webhooks/webhooks-store.server.ts'

/** Counts test orders: those that can be removed, and those that still expect a report from the payment provider. */
export async function countTestOrders(db: Database): Promise<{ removable: number; underWay: number }> {
  const orders = await findTestOrders(db)
  const underWay = orders.filter(({ isUnderWay }) => isUnderWay).length
  return { removable: orders.length - underWay, underWay }
}

/**
 * Removes test orders, each in its own transaction, also in an open shop. Orders that are under way stay, because the
 * payment provider may still report on them.
 * @returns how many were removed
 */
export async function removeTestOrders(db: Database, now: Date): Promise<number> {
  let removed = 0
  for (const { id, isUnderWay } of await findTestOrders(db))
    if (!isUnderWay && (await db.transaction().execute((tx) => removeTestOrder(tx, id, now)))) removed += 1
  return removed
}

/**
 * Removes a test order with its payments, refunds, withdrawals, e-mails and history, and returns its stock.
 * @param tx a transaction
 * @returns false without a change if the order does not exist, is not a test order or is under way
 */
export async function removeTestOrder(tx: Database, id: number, now: Date): Promise<boolean> {
  const order = await lockOrderOfCustomer(tx, id)
  const [found] = await findTestOrders(tx, id)
  if (!order || !found || found.isUnderWay) return false
  await lockVariantsOf(tx, id)
  await revertMovementsOf(tx, id, now)
  await deleteRefundsOf(tx, id)
  await deleteWithdrawalsOf(tx, id)
  const payments = await deletePaymentsOf(tx, id)
  const known = payments.flatMap(({ provider, reference, cents, currency }) =>
    reference === null ? [] : [{ provider, reference, cents, currency }],
  )
  await insertSettledUnmatchedPayments(tx, known, now)
  await deleteEmailsAbout(tx, [aboutOrder(id)])
  await removeOrders(tx, [id])
  return true
}
