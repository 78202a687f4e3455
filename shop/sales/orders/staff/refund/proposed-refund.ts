import { type Earlier, type ReturnedLine, returnedPrice } from '../../../discounts/returned/returned-price.ts'

interface Circumstances extends Earlier {
  /** The cheapest delivery that was available, in cents. */
  standardDelivery: number
  /** The refundable rest of the payment, in cents. */
  left: number
}

/**
 * Proposes the refund amount: the price of the returned units, plus the cheapest delivery when the whole order
 * is refunded (Code de la consommation, L221-24).
 * @returns cents
 */
export function proposedRefund(
  lines: readonly ReturnedLine[],
  { standardDelivery, left, ...earlier }: Circumstances,
): number {
  const goods = returnedPrice(lines, earlier)
  const isLast =
    lines.some(({ chosen }) => chosen > 0) &&
    lines.every(({ quantity, returned, chosen }) => returned + chosen === quantity)
  return Math.min(left, goods + (isLast ? standardDelivery : 0))
}
