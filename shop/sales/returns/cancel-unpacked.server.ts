import type { Database } from '../../../server/db/open.ts'
import { lockGiftCards } from '../gift-cards/gift-cards-store.server.ts'
import { findCardsInUse, findSoldCards } from '../gift-cards/selling/sold-cards-store.server.ts'
import { cancelWithdrawn, returnToStock } from '../orders/apply-transition.server.ts'
import { countReturned } from '../orders/count-returned.server.ts'
import { findOrderLines } from '../orders/order-parts.server.ts'
import type { LockedOrder } from '../orders/order-rows-store.server.ts'
import { lockVariantsOf } from '../orders/sold-variants-store.server.ts'
import { findPayment } from '../payments/payments-store.server.ts'
import { insertRefundOfOrder, leftToRefundOfOrder } from '../payments/refunds/refunds-store.server.ts'
import { closeWithdrawal, type WithdrawalRow } from './statements/withdrawals-store.server.ts'

interface Unpacked {
  statement: WithdrawalRow
  /** The withdrawn quantities by order line. A part of them may already have been refunded. */
  lines: readonly {
    order_line_id: number
    variant_id: number
    quantity: number
    bought: number
    refunded: number
  }[]
  now: Date
}

/** The refund of cancelled units. */
export interface RefundOfUnpacked {
  cents: number
  /** Whether it is 0 because offers were calculated again. */
  isNothingByOffer: boolean
}

/**
 * Cancels the withdrawn part of an unpacked order, or all of it. The pieces are restocked and refunded. Staff decide
 * about late, excluded, disputed and partly paid withdrawals, and about a part with a gift card.
 * @param tx a transaction in which the order is locked
 * @returns the refund; undefined if nothing is cancelled
 */
export async function cancelUnpacked(
  tx: Database,
  order: LockedOrder,
  { statement, lines, now }: Unpacked,
): Promise<RefundOfUnpacked | undefined> {
  if (order.status !== 'making' || statement.is_late || statement.is_excluded) return undefined
  const payment = await findPayment(tx, order.id)
  // The bank may return the money as well.
  if (payment?.is_disputed) return undefined
  const all = await findOrderLines(tx, order.id)
  if (all.every(({ quantity, withdrawn }) => withdrawn === quantity)) {
    await lockVariantsOf(tx, order.id)
    await lockGiftCards(tx, order.id)
    // A gift card that pays a part of an unpaid order cannot be revoked yet.
    if ((await findCardsInUse(tx, order.id)).size > 0) return undefined
    return { cents: await cancelWithdrawn(tx, order, now), isNothingByOffer: false }
  }
  if (payment?.state !== 'paid') return undefined
  // Its code may be in use: only a refund by staff revokes the card.
  const sold = new Set((await findSoldCards(tx, order.id)).map(({ variant_id }) => variant_id))
  if (lines.some(({ variant_id }) => sold.has(variant_id))) return undefined
  // Staff may already have refunded some of them.
  const pieces = lines
    .map((line) => ({ ...line, quantity: Math.min(line.quantity, line.bought - line.refunded), is_restocked: true }))
    .filter(({ quantity }) => quantity > 0)
  const { price, isRecomputed } = await countReturned(tx, order.id, pieces)
  // Before the gift cards of the payment, as when placing an order.
  await lockVariantsOf(tx, order.id)
  const cents = Math.min(price, await leftToRefundOfOrder(tx, payment))
  await insertRefundOfOrder(tx, payment, {
    ...{ cents, because: 'withdrawn', lines: pieces, withdrawal: statement.id },
    ...{ made_by: null, now },
  })
  const returned = new Map(pieces.map(({ variant_id, quantity }) => [variant_id, quantity]))
  await returnToStock(tx, order.id, { actorId: null, now }, { reason: 'returned', pieces: returned })
  await closeWithdrawal(tx, statement.id, { outcome: 'cancelled', now })
  return { cents, isNothingByOffer: isRecomputed && price === 0 && pieces.length > 0 }
}
