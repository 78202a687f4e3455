import type { Database } from '../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../server/http/refusal.ts'
import { type AuditActor, recordAudit } from '../audit-log/audit-log-store.server.ts'
import { isNextStep, type Step, skipsAStep } from '../order-states/lifecycle.ts'
import { ORDER_STATES } from '../order-states/order-states.contract.ts'
import type { OrderStatus } from '../order-states/order-status.contract.ts'
import { MAX_STOCK } from '../product-editing/fields/product-fields.contract.ts'
import { moveStock } from '../product-editing/write/variants-store.server.ts'
import { findStatus, storeStep } from './orders-store.server.ts'
import { lockVariantsOf } from './sold-variants-store.server.ts'

interface TransitionRequest {
  id: number
  to: Step
  /** The status that staff last read; without it, the one that the order has now. */
  from?: OrderStatus | undefined
  tracking?: string | undefined
}

/**
 * Takes an order one step further, with its place in the history; a cancelled one gives back what it took from the stock.
 * @param tx a transaction; the step is taken when it commits
 * @throws Refusal 404 for no such order, 400 for a step that leaves another one out, 409 when somebody else was faster
 */
export async function applyTransition(
  tx: Database,
  { id, to, from, tracking = '' }: TransitionRequest,
  by: AuditActor,
) {
  const status = await findStatus(tx, id)
  if (!status) throw notFound()
  if (tracking !== '' && !ORDER_STATES[to].takesTracking)
    throw refuseFields({ tracking: ['Only an order that is shipped has one.'] })
  const seen = from ?? status
  if (skipsAStep(seen, to)) throw refuseFields({ to: [`An order that is ${seen} cannot become ${to} yet.`] })
  if (!isNextStep(seen, to)) throw changedMeanwhile()

  if (!(await storeStep(tx, { id, from: seen, to, tracking }, by))) throw changedMeanwhile()
  const changed = [
    { field: 'status', old: seen, new: to },
    ...(tracking === '' ? [] : [{ field: 'tracking', old: null, new: tracking }]),
  ]
  await recordAudit(tx, { kind: 'order', id }, changed, by)
  if (ORDER_STATES[to].returnsStock) await returnToStock(tx, id, by.now)
}

/** Gives back what an order took. Its lines are of different variants. They are held in the order of their ids, as by whoever buys. */
export async function returnToStock(tx: Database, order_id: number, made_at: Date): Promise<void> {
  const lines = await lockVariantsOf(tx, order_id)
  // Staff may have counted up to the limit meanwhile.
  const returned = lines
    .map(({ variant_id, quantity, stock }) => ({ variant_id, change: Math.min(quantity, MAX_STOCK - stock) }))
    .filter(({ change }) => change > 0)
  await moveStock(tx, returned, { reason: 'returned', order_id, made_at })
}

const changedMeanwhile = () => refuse('This order was changed by someone else. Reload it and try again.', 409)
