import type { Database } from '../../../../../server/db/open.ts'
import { notFound, refuse } from '../../../../../server/http/refusal.ts'
import { recallEmail } from '../../../../../server/mail/outbox.ts'
import { moveStock } from '../../../../catalog/products/write/variants-store.server.ts'
import { type AuditActor, recordAudit } from '../../../../core/activity-log/audit-log-store.server.ts'
import type { Step } from '../../../../core/order-states/lifecycle.ts'
import { ORDER_STATES, ORDER_STATUSES } from '../../../../core/order-states/order-states.contract.ts'
import { findLastPayment } from '../../../payments/payments-store.server.ts'
import { hasWithdrawal } from '../../../returns/statements/withdrawals-store.server.ts'
import { lockOrderOfCustomer } from '../../apply-transition.server.ts'
import { type LockedOrder, removeStep } from '../../order-rows-store.server.ts'
import { lockVariantsOf } from '../../sold-variants-store.server.ts'
import { UNDO_MS } from './undo-ms.ts'
import { findSteps, insertUndoneStep } from './undone-steps-store.server.ts'

/**
 * Takes back the last step of an order, with its e-mail, which nobody has begun to send: the order is as before, what it gave back to the stock is taken again, and
 * its history says that the step was undone.
 * @param tx a transaction; the step is undone when it commits
 * @throws Refusal 404 for no such order, 409 when it has moved on, when the time is over, and when it cannot be as before any more
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
  if (ORDER_STATES[status].returnsStock) await takeAgain(tx, order, by.now)
  // The last thing that can go wrong: whoever sends it waits until this is committed, or was first.
  if (step.email_id !== null && !(await recallEmail(tx, step.email_id))) throw tooLate()

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

/** Takes what a cancelled order gave back from the stock again. */
async function takeAgain(tx: Database, { id, cancelled_because }: LockedOrder, made_at: Date): Promise<void> {
  if (cancelled_because !== null || (await findLastPayment(tx, id)) || (await hasWithdrawal(tx, id)))
    throw refuse('This cannot be undone: its payment is closed, or goes back.', 409)
  const lines = await lockVariantsOf(tx, id)
  if (lines.some(({ quantity, stock }) => quantity > stock))
    throw refuse('This cannot be undone: some of it was sold to somebody else meanwhile.', 409)
  const taken = lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ variant_id, quantity }) => ({ variant_id, change: -quantity, reason: 'sold' as const, order_id: id }))
  await moveStock(tx, taken, made_at)
}

const tooLate = () => refuse('It is too late to undo this: the e-mail is on its way.', 409)
