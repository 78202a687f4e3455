import { showPrice, toPrice } from '../../../../lib/money.ts'
import type { UnpaidLimits } from '../../../../lib/shop-identity.ts'
import type { PaymentMethod } from '../../../extension/payments.ts'
import type { UnpaidOrders } from '../../orders/placing/order-history-store.server.ts'
import type { LineForSale } from '../../orders/placing/place-order.server.ts'

/** A customer's unpaid orders and the limits for them. */
export interface UnpaidState {
  unpaid: UnpaidOrders
  limits: UnpaidLimits
}

/**
 * Returns why a customer cannot use a payment method now; undefined if they can.
 * @param totalCents of the new order
 */
export function paymentMethodRefusal(method: PaymentMethod, totalCents: number, owed: UnpaidState): string | undefined {
  return numberRefusal(method, owed) ?? totalRefusal(method, totalCents, owed)
}

function numberRefusal(method: PaymentMethod, { unpaid, limits }: UnpaidState): string | undefined {
  if (method.kind === 'online') return undefined
  const ids = unpaid.orders.filter((order) => order.method === method.id).map(({ id }) => String(id))
  return ids.length > 0 && ids.length >= method.maxUnpaid(limits) ? method.texts.tooManyUnpaid(ids) : undefined
}

function totalRefusal(
  { kind }: PaymentMethod,
  totalCents: number,
  { unpaid, limits }: UnpaidState,
): string | undefined {
  if (unpaid.hasPaid) return undefined
  if (kind === 'online')
    return totalCents > limits.firstOnlineCents
      ? `A first order can cost at most ${showCents(limits.firstOnlineCents)}. Please order less.`
      : undefined
  const owedCents = unpaid.orders.reduce((sum, { cents }) => sum + cents, 0)
  const most = showCents(limits.firstCents)
  if (owedCents + totalCents <= limits.firstCents) return undefined
  return owedCents === 0
    ? `A first order that is not paid online can cost at most ${most}. Please order less, or pay online.`
    : `With this order, ${showCents(owedCents + totalCents)} would be unpaid. The limit is ${most} until you have paid an order. Please pay an earlier order first, or order less.`
}

/** Returns why a line exceeds the quantity that a customer can order unpaid; undefined if it does not. */
export function lineRefusal(
  { variant_id, stock, quantity }: Pick<LineForSale, 'variant_id' | 'stock' | 'quantity'>,
  { unpaid, limits }: UnpaidState,
): string | undefined {
  const held = unpaid.pieces[variant_id] ?? 0
  const most = Math.max(limits.pieces, Math.floor(((stock + held) * limits.stockPercent) / 100))
  if (held + quantity <= most) return undefined
  if (held === 0) return `You can order at most ${most} of this at a time. Please choose ${most} or fewer.`
  const left = Math.max(0, most - held)
  return left === 0
    ? `Your unpaid orders hold ${held} of this. Please pay or cancel one of them first.`
    : `Your unpaid orders hold ${held} of this. You can order ${left} more. Please pay for them first to order more.`
}

const showCents = (cents: number) => showPrice(toPrice(cents))
