import type { Database } from '../../../../../server/db/open.ts'
import { notFound, refuse } from '../../../../../server/http/refusal.ts'
import { recallEmail } from '../../../../../server/mail/outbox.ts'
import { moveStock } from '../../../../catalog/products/write/variants-store.server.ts'
import { type AuditActor, recordAudit } from '../../../../core/activity-log/audit-log-store.server.ts'
import type { Step } from '../../../../core/order-states/lifecycle.ts'
import { ORDER_STATES, ORDER_STATUSES } from '../../../../core/order-states/order-states.contract.ts'
import { hasUsesLeft } from '../../../discounts/discounts-store.server.ts'
import { findLastPayment } from '../../../payments/payments-store.server.ts'
import { hasWithdrawal } from '../../../returns/statements/withdrawals-store.server.ts'
import { lockOrderOfCustomer } from '../../apply-transition.server.ts'
import { type LockedOrder, removeStep } from '../../order-rows-store.server.ts'
import { removeStepEvent } from '../../record-order-events.server.ts'
import { lockVariantsOf } from '../../sold-variants-store.server.ts'
import { UNDO_MS } from './undo-ms.ts'
import { findSteps, insertUndoneStep } from './undone-steps-store.server.ts'

/**
 * Undoes the last step of an order and recalls its unsent e-mail. The order is as before: returned stock is taken
 * again, and the history shows the undone step.
 * @param tx a transaction
 * @throws Refusal 404 if the order does not exist, 409 if its status has changed, the time is over, or the step cannot
 * be reversed
 */
export async function undoStep(
  tx: Database,
  { id, status }: { id: number; status: Step },
  by: AuditActor,
): Promise<void> {
  const order = await lockOrderOfCustomer(tx, id)
  if (!order) throw notFound()
  const steps = await findSteps(tx, id)
  const step = steps.find((one) => one.status === status)
  if (order.status !== status || !step) throw refuse('This order was changed by someone else meanwhile.', 409)
  if (by.now.getTime() >= step.made_at.getTime() + UNDO_MS) throw tooLate()
  if (ORDER_STATES[status].returnsStock) await retakeStock(tx, order, by)
  // Done last: recalling fails if the sender already holds the e-mail, and a sender that comes later waits for the
  // commit.
  if (step.email_id !== null && !(await recallEmail(tx, step.email_id))) throw tooLate()

  if (!(await removeStepEvent(tx, id, status))) throw tooLate()

  const before = steps
    .filter((one) => one !== step)
    .map((one) => one.status)
    .sort((one, other) => ORDER_STATUSES.indexOf(one) - ORDER_STATUSES.indexOf(other))
    .at(-1)
  const restored = before ?? order.first_status
  await removeStep(tx, id, status, restored)
  await insertUndoneStep(tx, { order_id: id, status, made_by: step.made_by, made_at: step.made_at }, by)
  await recordAudit(tx, { kind: 'order', id }, [{ field: 'status', old: status, new: restored }], by)
}

/** Takes the stock that a cancelled order returned again. */
async function retakeStock(tx: Database, { id, cancelled_because }: LockedOrder, by: AuditActor): Promise<void> {
  if (cancelled_because !== null || (await findLastPayment(tx, id)) || (await hasWithdrawal(tx, id)))
    throw refuse('This cannot be undone: the payment is closed or being refunded.', 409)
  const lines = await lockVariantsOf(tx, id)
  if (lines.some(({ quantity, stock }) => quantity > stock))
    throw refuse('This cannot be undone: some items have been sold to other customers meanwhile.', 409)
  if (!(await hasUsesLeft(tx, id)))
    throw refuse('This cannot be undone: the discount of the order has no use left.', 409)
  const taken = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ variant_id, quantity }) => ({ variant_id, change: -quantity }))
  await moveStock(tx, taken, { reason: 'sold', order: id, staff: by.actorId, at: by.now })
}

const tooLate = () => refuse('It is too late to undo this: the e-mail is on its way.', 409)
