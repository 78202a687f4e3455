import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../server/http/refusal.ts'
import { type AuditActor, recordAudit } from '../audit-log/audit-log-store.server.ts'
import { MAX_STOCK } from '../product-editing/product-fields.contract.ts'
import { isNextStep, type Step, skipsAStep } from './lifecycle.ts'
import type { OrderStatus } from './order-status.contract.ts'

interface WantedStep {
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
export async function applyTransition(tx: Database, { id, to, from, tracking = '' }: WantedStep, by: AuditActor) {
  const order = await tx.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst()
  if (!order) throw notFound()
  if (tracking !== '' && to !== 'shipped') throw refuseFields({ tracking: ['Only an order that is shipped has one.'] })
  const seen = from ?? order.status
  if (skipsAStep(seen, to)) throw refuseFields({ to: [`An order that is ${seen} cannot become ${to} yet.`] })
  if (!isNextStep(seen, to)) throw changedMeanwhile()

  // Whoever comes second waits here for the first, and then finds another status.
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ status: to, ...(tracking !== '' && { tracking }) })
    .where('id', '=', id)
    .where('status', '=', seen)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw changedMeanwhile()

  await tx
    .insertInto('order_steps')
    .values({ order_id: id, status: to, made_by: by.actorId, made_at: by.now })
    .execute()
  const changed = [
    { field: 'status', old: seen, new: to },
    ...(tracking === '' ? [] : [{ field: 'tracking', old: null, new: tracking }]),
  ]
  await recordAudit(tx, { kind: 'order', id }, changed, by)
  if (to === 'cancelled') await returnToStock(tx, id, by.now)
}

/** Gives back what an order took. Its lines are of different variants. They are held in the order of their ids, as by whoever buys. */
export async function returnToStock(tx: Database, order_id: number, made_at: Date): Promise<void> {
  const lines = await tx
    .selectFrom('order_lines')
    .innerJoin('variants', 'variants.id', 'variant_id')
    .select(['variant_id', 'quantity', 'stock'])
    .where('order_id', '=', order_id)
    .orderBy('variants.id')
    .forNoKeyUpdate(['variants'])
    .execute()
  // Staff may have counted up to the limit meanwhile.
  const returned = lines
    .map(({ variant_id, quantity, stock }) => ({ variant_id, change: Math.min(quantity, MAX_STOCK - stock) }))
    .filter(({ change }) => change > 0)
  if (returned.length === 0) return
  await sql`
    update variants set stock = stock + returned.change
    from unnest(${returned.map(({ variant_id }) => variant_id)}::bigint[], ${returned.map(({ change }) => change)}::integer[])
      as returned (variant_id, change)
    where variants.id = returned.variant_id`.execute(tx)
  await tx
    .insertInto('stock_movements')
    .values(returned.map((movement) => ({ ...movement, reason: 'returned', order_id, made_at })))
    .execute()
}

const changedMeanwhile = () => refuse('This order was changed by someone else. Reload it and try again.', 409)
