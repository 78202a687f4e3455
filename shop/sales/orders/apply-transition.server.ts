import type { Database } from '../../../server/db/open.ts'
import { notFound, refuse, refuseFields } from '../../../server/http/refusal.ts'
import { MAX_STOCK } from '../../catalog/products/fields/product-fields.contract.ts'
import { moveStock } from '../../catalog/products/write/variants-store.server.ts'
import { lockUser } from '../../core/accounts/users/users-store.server.ts'
import { type AuditActor, recordAudit } from '../../core/activity-log/audit-log-store.server.ts'
import { isNextStep, type Step, skipsAStep } from '../../core/order-states/lifecycle.ts'
import { ORDER_STATES } from '../../core/order-states/order-states.contract.ts'
import type { OrderStatus } from '../../core/order-states/order-status.contract.ts'
import { settingsIn } from '../../core/settings/read-identity.server.ts'
import { findSettings } from '../../core/settings/settings-store.server.ts'
import { returnLines } from '../cart/lines/cart-store.server.ts'
import { returnCode } from '../discounts/discounts-store.server.ts'
import { cancelPart } from '../gift-cards/part-payments.server.ts'
import { returnRecipients } from '../gift-cards/selling/recipients-store.server.ts'
import { revokeSoldCards } from '../gift-cards/selling/sold-cards-store.server.ts'
import { closePayment, findPayment } from '../payments/payments-store.server.ts'
import { insertRefundOfOrder, leftToRefundOfOrder } from '../payments/refunds/refunds-store.server.ts'
import { closeWithdrawalsOf } from '../returns/statements/withdrawals-store.server.ts'
import { inShopTime } from '../shipping/dates/calendar-day.ts'
import { collectionDeadline } from './collection-deadline.server.ts'
import { findUncollected } from './order-parts.server.ts'
import { extendReservation, findCustomerOf, type LockedOrder, lockOrder, storeStep } from './order-rows-store.server.ts'
import { findStatus } from './orders-store.server.ts'
import { lockVariantsOf } from './sold-variants-store.server.ts'

interface TransitionRequest {
  id: number
  to: Step
  /** The status that staff last read; the order's current status if undefined. */
  from?: OrderStatus | undefined
  tracking?: string | undefined
}

export const NO_TRACKING_FOR_COLLECTION = 'An order to be collected has no tracking number.'

/**
 * Moves an order to its next status and records the step. Cancelling returns its stock.
 * @param tx a transaction
 * @throws Refusal 404 if the order does not exist, 400 for a skipped step, 409 if the status has changed meanwhile
 */
export async function applyTransition(
  tx: Database,
  { id, to, from, tracking = '' }: TransitionRequest,
  by: AuditActor,
) {
  const status = await findStatus(tx, id)
  if (!status) throw notFound()
  if (tracking !== '' && !ORDER_STATES[to].takesTracking)
    throw refuseFields({ tracking: ['Only a shipped order has a tracking number.'] })
  const seen = from ?? status
  if (skipsAStep(seen, to)) throw refuseFields({ to: [`An order that is ${seen} cannot become ${to} yet.`] })
  if (!isNextStep(seen, to)) throw changedMeanwhile()
  // Locks in the same order as placing an order: customer, order, variants.
  const order = await lockOrderOfCustomer(tx, id)
  if (order?.is_collection && tracking !== '') throw refuseFields({ tracking: [NO_TRACKING_FOR_COLLECTION] })
  const payment = await findPayment(tx, id)
  if (to === 'delivered' && payment?.state === 'open')
    throw refuse('This order has not been paid yet. Record the payment first.', 409)
  if (payment?.is_disputed && !payment.dispute_seen_at && !ORDER_STATES[to].returnsStock)
    throw refuse('The customer disputes the payment with their bank. Resolve the dispute first, under Payments.', 409)

  if (!(await storeStep(tx, { id, from: seen, to, tracking }, by))) throw changedMeanwhile()
  const changed = [
    { field: 'status', old: seen, new: to },
    ...(tracking === '' ? [] : [{ field: 'tracking', old: null, new: tracking }]),
  ]
  await recordAudit(tx, { kind: 'order', id }, changed, by)
  if (order && ORDER_STATES[to].returnsStock) await undoOrder(tx, order, by)
  if (order?.is_collection && to === 'shipped' && payment?.state === 'open') await reserveForCollection(tx, id, by.now)
}

/**
 * Reserves the stock of a ready order for the configured number of days, or until the later day that its customer was
 * given.
 */
async function reserveForCollection(tx: Database, id: number, now: Date): Promise<void> {
  const days = Number(settingsIn(await findSettings(tx), 'unpaid').collection_days)
  await extendReservation(tx, id, collectionDeadline(inShopTime(now).day, days))
}

/**
 * Cancels an order that was not paid in time, or that its customer cancelled. Its stock and cart lines are restored.
 * @param tx a transaction
 * @returns false without a change if it no longer awaits payment
 */
export async function cancelAwaited(
  tx: Database,
  id: number,
  because: 'not_paid' | 'given_up',
  now: Date,
): Promise<boolean> {
  const order = await lockOrderOfCustomer(tx, id)
  if (order?.status !== 'awaiting_payment') return false
  const payment = await findPayment(tx, id)
  if (because === 'not_paid' && (order.held_until === null || order.held_until > now)) return false
  // The bank has accepted the payment, so the customer would be charged for a cancelled order.
  if (payment?.state === 'processing') return false
  const step = { id, from: order.status, to: 'cancelled', tracking: '', because } as const
  await storeStep(tx, step, { actorId: null, now })
  await undoOrder(tx, order, { actorId: null, now })
  return true
}

/**
 * Cancels an order that was not collected and paid in time. Its stock and cart lines are restored.
 * @param tx a transaction
 * @returns false without a change if it no longer awaits collection
 */
export async function cancelUncollected(tx: Database, id: number, now: Date): Promise<boolean> {
  const order = await lockOrderOfCustomer(tx, id)
  if (!order || !(await findUncollected(tx, now, id)).includes(id)) return false
  const step = { id, from: order.status, to: 'cancelled', tracking: '', because: 'not_paid' } as const
  await storeStep(tx, step, { actorId: null, now })
  await undoOrder(tx, order, { actorId: null, now }, { returnsToCart: true })
  return true
}

/**
 * Cancels an unpacked order after a withdrawal from all of it.
 * @param tx a transaction in which the order is locked
 */
export async function cancelWithdrawn(tx: Database, order: LockedOrder, now: Date): Promise<number> {
  const step = { id: order.id, from: order.status, to: 'cancelled', tracking: '', because: 'withdrawn' } as const
  await storeStep(tx, step, { actorId: null, now })
  return undoOrder(tx, order, { actorId: null, now }, { because: 'withdrawn' })
}

interface Undoing {
  /** The reason of its refund. */
  because?: 'cancelled' | 'withdrawn'
  /** Whether its lines return to the cart, because it was not cancelled deliberately. */
  returnsToCart?: boolean
}

/** Restores what a cancelled order took: stock, cart lines and payment. @returns the refunded amount in cents */
async function undoOrder(
  tx: Database,
  order: LockedOrder,
  by: AuditActor,
  { because = 'cancelled', returnsToCart = order.status === 'awaiting_payment' }: Undoing = {},
): Promise<number> {
  const { id, user_id, from_cart } = order
  const { actorId: made_by, keyId: api_key, now } = by
  const isUnpaid = order.status === 'awaiting_payment' || (await findPayment(tx, id))?.state === 'open'
  await returnToStock(tx, id, by, { reason: isUnpaid ? 'released' : 'returned' })
  await closePayment(tx, id, now)
  await cancelPart(tx, { orderId: id, userId: returnsToCart && from_cart ? user_id : null }, now)
  const paid = await findPayment(tx, id)
  let cents = 0
  if (paid) {
    // The spent part of a sold gift card is not refunded.
    const { kept, revoked } = await revokeSoldCards(tx, id, now)
    cents = Math.max(0, (await leftToRefundOfOrder(tx, paid)) - kept)
    await insertRefundOfOrder(tx, paid, { cents, giftCardCents: revoked, because, made_by, api_key, now })
  }
  await closeWithdrawalsOf(tx, id, now)
  if (returnsToCart && from_cart && user_id !== null) {
    await returnLines(tx, user_id, id, now)
    await returnRecipients(tx, user_id, id, now)
    await returnCode(tx, user_id, id, now)
  }
  return cents
}

/**
 * Locks the order's customer and then the order until the end of the transaction, in the same sequence as placing an
 * order.
 */
export async function lockOrderOfCustomer(tx: Database, id: number) {
  const customer = await findCustomerOf(tx, id)
  if (customer !== null) await lockUser(tx, customer)
  return lockOrder(tx, id)
}

interface ReturnedPieces {
  reason: 'returned' | 'released'
  /** Quantities by variant id; by default everything that the order has not returned yet. */
  pieces?: ReadonlyMap<number, number>
}

/**
 * Returns an order's pieces to the stock. Each line has a different variant. Variants are locked in the order of
 * their ids, as when placing an order.
 */
export async function returnToStock(
  tx: Database,
  order: number,
  { actorId: staff, keyId: api_key, now: at }: AuditActor,
  { reason, pieces }: ReturnedPieces,
): Promise<void> {
  if (pieces?.size === 0) return
  const lines = await lockVariantsOf(tx, order)
  // Staff may have set the stock near its limit meanwhile.
  const returned = lines
    .map(({ variant_id, quantity, stock }) => ({
      variant_id,
      change: Math.min(pieces ? (pieces.get(variant_id) ?? 0) : quantity, MAX_STOCK - stock),
    }))
    .filter(({ change }) => change > 0)
  await moveStock(tx, returned, { reason, order, staff, api_key, at })
}

const changedMeanwhile = () => refuse('This order was changed by someone else. Reload it and try again.', 409)
