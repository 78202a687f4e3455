import { chargedFor, chargedForUnits, type SoldLine } from '../../orders/line-price.ts'
import { centsOf } from '../benefits/line-pieces.ts'
import { reductionsOf } from '../benefits/offers.ts'
import type { OrderOffer } from './order-offer.contract.ts'

/** A line of an order with the units that were returned before, and those that are returned now. */
export interface ReturnedLine extends SoldLine {
  product_id: number
  variant_id: number
  returned: number
  /** The returned units with another reason than a withdrawal. They still count for offers. */
  refunded_as_paid: number
  chosen: number
}

/** Earlier returns, and the offers that a return computes again. */
export interface Earlier {
  /** The offers that a return computes again; empty if units are refunded as paid. */
  offers: readonly OrderOffer[]
  /** The price of the units that were returned before, as counted then, in cents. */
  returnedCents: number
  /** False if the units are returned for another reason, such as a defect. The default is true. */
  isWithdrawn?: boolean
}

/**
 * Returns the price of returned units in cents. Without offers it is the paid price. With offers it is the
 * paid price of the order less the price of the remaining units: at least 0, and in sum at most the paid price.
 * Units that are not withdrawn count for the offers as if they remained, and have at least the paid price.
 */
export function returnedPrice(lines: readonly ReturnedLine[], { offers, returnedCents, isWithdrawn = true }: Earlier) {
  if (offers.length === 0) return priceAsPaid(lines)
  const paid = sumOf(lines.map(chargedFor))
  const due = (unitsOf: (line: ReturnedLine) => Units) => Math.max(0, paid - priceOfKeptUnits(lines, offers, unitsOf))
  const before = Math.max(
    returnedCents,
    due(({ quantity, returned, refunded_as_paid: asPaid }) => ({ kept: quantity - returned, asPaid })),
  )
  const after = due(({ quantity, returned, refunded_as_paid, chosen }) => ({
    kept: quantity - returned - chosen,
    asPaid: refunded_as_paid + (isWithdrawn ? 0 : chosen),
  }))
  const price = Math.max(0, after - before)
  return isWithdrawn ? price : Math.max(price, Math.min(priceAsPaid(lines), paid - before))
}

/** The remaining units of a line, and the returned ones that still count for offers. */
interface Units {
  kept: number
  asPaid: number
}

/**
 * Returns the part of a refund that counts as the price of its units in later returns, in cents: at least `price`, at
 * most their price before discounts and the rest of the paid price. The rest is goodwill or delivery.
 */
export function countedPrice(
  lines: readonly ReturnedLine[],
  { returnedCents }: Pick<Earlier, 'returnedCents'>,
  { price, refunded }: { price: number; refunded: number },
): number {
  const undiscounted = sumOf(lines.map(({ unit_price_cents, chosen }) => unit_price_cents * chosen))
  const left = sumOf(lines.map(chargedFor)) - returnedCents
  return Math.max(price, Math.min(refunded, undiscounted, left))
}

/** Returns the paid price of returned units, in cents. */
export const priceAsPaid = (lines: readonly ReturnedLine[]): number =>
  sumOf(lines.map((line) => chargedForUnits(line, { from: line.returned, units: line.chosen })))

/**
 * Returns the price of remaining units, in cents. Offers are computed again. Other discounts keep their share of
 * the price of a line.
 */
function priceOfKeptUnits(
  lines: readonly ReturnedLine[],
  offers: readonly OrderOffer[],
  unitsOf: (line: ReturnedLine) => Units,
): number {
  const all = priceWithOffers(lines, offers, ({ quantity }) => quantity)
  const counted = priceWithOffers(lines, offers, (line) => unitsOf(line).kept + unitsOf(line).asPaid)
  const charged = lines.filter(({ variant_id }) => all.has(variant_id))
  const sums = { paid: sumOf(charged.map(chargedFor)), price: sumOf([...all.values()]) }
  return sumOf(
    lines.map((line) => {
      const price = all.get(line.variant_id)
      const { kept, asPaid } = unitsOf(line)
      if (price === undefined) return chargedFor(line) - chargedForUnits(line, { from: 0, units: line.quantity - kept })
      // A free line has no own share.
      const share = price > 0 ? { paid: chargedFor(line), price } : sums
      if (share.price === 0 || kept === 0) return 0
      const cents = (BigInt(counted.get(line.variant_id) ?? 0) * BigInt(share.paid)) / BigInt(share.price)
      return Number(cents - (cents * BigInt(asPaid)) / BigInt(kept + asPaid))
    }),
  )
}

/** Returns the prices of the lines of offers after these, by variant. */
function priceWithOffers(
  lines: readonly ReturnedLine[],
  offers: readonly OrderOffer[],
  unitsOf: (line: ReturnedLine) => number,
): Map<number, number> {
  const prices = new Map<number, number>()
  for (const { lines: own, ...offer } of offers) {
    const counted = lines.flatMap((line, place) => {
      const role = own.find(({ variant }) => variant === line.variant_id)
      if (!role) return []
      const units = unitsOf(line)
      const { product_id, variant_id, unit_price_cents, quantity } = line
      const before = { left: role.cents, quantity, line: place, unit_price_cents, product_id, variant_id }
      const piecesLine = { ...before, vat_rate: role.vat_rate, is_reduced: role.is_sale }
      if (!prices.has(variant_id)) prices.set(variant_id, centsOf({ of: piecesLine, pieces: units }))
      const roles = { isBought: role.is_bought, isReduced: role.is_reduced }
      return units > 0 ? [{ ...piecesLine, ...roles, quantity: units, left: prices.get(variant_id) ?? 0 }] : []
    })
    for (const { line, cents } of reductionsOf({ ...offer, areVariants: offer.of_variants }, counted)) {
      const variant = lines[line]?.variant_id ?? 0
      prices.set(variant, (prices.get(variant) ?? 0) - cents)
    }
  }
  return prices
}

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)
