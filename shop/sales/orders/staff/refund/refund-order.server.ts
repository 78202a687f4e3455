import { showPrice, toPrice } from '../../../../../lib/money.ts'
import type { Database } from '../../../../../server/db/open.ts'
import { notFound, type ResponseErrors, refuse, refuseFields } from '../../../../../server/http/refusal.ts'
import { type AuditActor, recordAudit } from '../../../../core/activity-log/audit-log-store.server.ts'
import { revokeSoldCards } from '../../../gift-cards/selling/sold-cards-store.server.ts'
import { findPayment } from '../../../payments/payments-store.server.ts'
import { insertRefundOfOrder, isRefunded, leftToRefundOfOrder } from '../../../payments/refunds/refunds-store.server.ts'
import { closeWithdrawal, isSettled, lockWithdrawal } from '../../../returns/statements/withdrawals-store.server.ts'
import { lockOrderOfCustomer, returnToStock } from '../../apply-transition.server.ts'
import { countReturned } from '../../count-returned.server.ts'
import { findOrderLines } from '../../order-parts.server.ts'
import { lockVariantsOf } from '../../sold-variants-store.server.ts'
import type { RefundForm } from './refund-form.contract.ts'

/** A refund, or a return that is worth 0 because of a recalculated offer or for the reason in a note. */
type RefundKind = 'refunded' | 'worthless_by_offer' | 'worthless_by_note'

/**
 * Refunds a part of an order with its pieces, and restocks some of them.
 * @param tx a transaction; the refund is sent after the commit
 * @returns the kind of the stored refund; undefined without a change if the key was used before
 * @throws Refusal 404 if the order does not exist, 400 with errors by field if too much is refunded or the reason of a
 * return without a refund is missing, 409 if nothing can be refunded
 */
export async function refundOrderOf(
  tx: Database,
  { id, key, amount, because, note, withdrawal, lines: wishes }: RefundForm & { id: number },
  by: AuditActor,
): Promise<RefundKind | undefined> {
  const order = await lockOrderOfCustomer(tx, id)
  if (!order) throw notFound()
  if ((await isRefunded(tx, id, key)) || (await isSettled(tx, id, key))) return undefined
  const payment = await findPayment(tx, id)
  if (payment?.state !== 'paid') throw refuse('There is no payment to refund.', 409)
  if (payment.is_disputed && !payment.dispute_seen_at)
    throw refuse('The customer disputes the payment with their bank. Resolve the dispute first, under Payments.', 409)
  // Cancelling has already restocked the pieces.
  const isForSale = order.status === 'cancelled'
  const chosen = await chosenLines(tx, id, wishes)
  const lines = chosen.map((line) => ({ ...line, is_restocked: line.is_restocked && !isForSale }))
  const pieces = new Map(chosen.map(({ variant_id, quantity }) => [variant_id, quantity]))
  // Before the gift cards, as when placing an order.
  await lockVariantsOf(tx, id)
  const { kept, revoked } = await revokeSoldCards(tx, id, by.now, pieces)
  const left = (await leftToRefundOfOrder(tx, payment)) - kept
  const canBeNothing = withdrawal !== undefined && lines.length > 0 && revoked === 0
  if (amount <= 0 && !canBeNothing) throw refuseFields({ amount: ['Enter the amount to refund.'] })
  const returned = await countReturned(tx, id, lines, { isWithdrawn: because === 'withdrawn', refunded: amount })
  const isByOffer = because === 'withdrawn' && returned.isRecomputed && returned.price === 0
  if (amount <= 0 && !isByOffer && note === '')
    throw refuseFields({ note: ['Tell the customer why nothing is refunded.'] })
  if (amount > Math.max(0, left))
    throw refuseFields({
      amount: [
        kept > 0
          ? `At most ${showPrice(toPrice(Math.max(0, left)))} can be refunded. A gift card is refunded with its piece, and only its balance.`
          : `At most ${showPrice(toPrice(left))} can be refunded.`,
      ],
    })
  if (withdrawal !== undefined) await settleWithdrawal(tx, { id, withdrawal, key: amount > 0 ? null : key }, by.now)
  await insertRefundOfOrder(tx, payment, {
    ...{ cents: amount, giftCardCents: revoked, because, note, key, lines, withdrawal },
    ...{ made_by: by.actorId, api_key: by.keyId, now: by.now },
  })
  const restocked = lines.filter(({ is_restocked }) => is_restocked)
  const toStock = new Map(restocked.map(({ variant_id, quantity }) => [variant_id, quantity]))
  await returnToStock(tx, id, by, { reason: 'returned', pieces: toStock })
  await recordAudit(
    tx,
    { kind: 'order', id },
    [{ field: 'refund', old: null, new: `${toPrice(amount)} (${because})` }],
    by,
  )
  if (amount > 0) return 'refunded'
  return isByOffer ? 'worthless_by_offer' : 'worthless_by_note'
}

async function settleWithdrawal(
  tx: Database,
  { id, withdrawal, key }: { id: number; withdrawal: number; key: string | null },
  now: Date,
) {
  const statement = await lockWithdrawal(tx, withdrawal)
  if (statement?.order_id !== id) throw refuseFields({ withdrawal: ['This withdrawal belongs to another order.'] })
  if (!(await closeWithdrawal(tx, withdrawal, { outcome: 'refunded', key, now })))
    throw refuse('This withdrawal was settled by someone else. Reload it and try again.', 409)
}

/** @throws Refusal 400 at the line for more pieces than are left of it, or for a variant that is not in the order */
async function chosenLines(tx: Database, id: number, wishes: RefundForm['lines']) {
  const ordered = new Map((await findOrderLines(tx, id)).map((line) => [line.variant_id, line]))
  const errors: ResponseErrors[] = []
  const chosen = wishes.flatMap(({ variant, quantity, restock }, place) => {
    const line = ordered.get(variant)
    const left = line ? line.quantity - line.refunded : 0
    // A repeated variant is not counted twice: the second entry is an error.
    ordered.delete(variant)
    errors.push(line ? {} : { variant: ['This variant is not part of the order.'] })
    if (quantity > left && line) errors[place] = { quantity: [`At most ${left} of this variant can be refunded.`] }
    return line && quantity > 0 && quantity <= left
      ? [{ order_line_id: line.id, variant_id: variant, quantity, is_restocked: restock }]
      : []
  })
  if (errors.some((error) => Object.keys(error).length > 0)) throw refuseFields({ lines: errors })
  return chosen
}
