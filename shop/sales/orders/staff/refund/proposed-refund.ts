/** What of a line is chosen to be paid back. */
interface ChosenLine {
  /** In cents. */
  unitPrice: number
  /** So many were bought, the price of so many of them has gone back before, and of so many it goes back now. */
  quantity: number
  refunded: number
  chosen: number
}

interface Circumstances {
  /** The cheapest delivery that could have been chosen, in cents. */
  standardDelivery: number
  /** So much could still go back, in cents. */
  left: number
}

/**
 * Proposes what is to be paid back: the price of the pieces, and the cheapest delivery as soon as nothing of the order is left (Code de la consommation,
 * L221-24), which it is once.
 * @returns cents
 */
export function proposedRefund(lines: readonly ChosenLine[], { standardDelivery, left }: Circumstances): number {
  const goods = lines.reduce((sum, { unitPrice, chosen }) => sum + unitPrice * chosen, 0)
  const isLast = lines.every(({ quantity, refunded, chosen }) => refunded + chosen === quantity)
  return Math.min(left, goods + (isLast && goods > 0 ? standardDelivery : 0))
}
