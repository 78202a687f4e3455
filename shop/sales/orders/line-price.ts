/** The price of an order line: `discount_cents` is taken off the whole line. */
export interface SoldLine {
  unit_price_cents: number
  quantity: number
  discount_cents: number
}

/** Returns the price of a line after discounts, in cents. */
export const chargedFor = ({ unit_price_cents, quantity, discount_cents }: SoldLine): number =>
  unit_price_cents * quantity - discount_cents

/**
 * Returns the price of some units of a line after discounts, in cents. Units are counted from `from`, so that the
 * parts of a line add up to the whole line, in any division.
 * @param from the number of units before, such as those refunded already
 */
export function chargedForUnits(line: SoldLine, { from, units }: { from: number; units: number }): number {
  const upTo = (count: number) => Number((BigInt(chargedFor(line)) * BigInt(count)) / BigInt(line.quantity))
  return upTo(from + units) - upTo(from)
}
