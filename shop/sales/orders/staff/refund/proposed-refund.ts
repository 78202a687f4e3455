import { chargedForUnits, type SoldLine } from '../../line-price.ts'

/** A line of the refund form, with the quantities refunded before and now. */
interface ChosenLine extends SoldLine {
  refunded: number
  chosen: number
}

interface Circumstances {
  /** The cheapest delivery that was available, in cents. */
  standardDelivery: number
  /** The refundable rest of the payment, in cents. */
  left: number
}

/**
 * Proposes the refund amount: the price of the pieces after discounts, plus the cheapest delivery when the whole order
 * is refunded (Code de la consommation, L221-24).
 * @returns cents
 */
export function proposedRefund(lines: readonly ChosenLine[], { standardDelivery, left }: Circumstances): number {
  const goods = lines.reduce((sum, line) => sum + chargedForUnits(line, { from: line.refunded, units: line.chosen }), 0)
  const isLast = lines.every(({ quantity, refunded, chosen }) => refunded + chosen === quantity)
  return Math.min(left, goods + (isLast && goods > 0 ? standardDelivery : 0))
}
