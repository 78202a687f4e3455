import { spreadOver } from '../../../catalog/pricing/adjustments.ts'
import type { DocumentLine } from '../invoice-document.ts'
import { type Amounts, type Gross, taxKey, withNet } from './invoice-amounts.ts'

interface Refunded {
  /** The refunded amount. */
  cents: number
  /** The refunded pieces by line; empty for an amount only. */
  lines: readonly { id: number; quantity: number }[]
  /** The earlier note that has credited a part of these pieces, and counts them; undefined for a first one. */
  first?: Amounts | undefined
  /**
   * The lines of offers that returns compute again: the price of returned units can be more than their paid price. True
   * for lines with units that are returned, now or before.
   */
  offerLines?: ReadonlyMap<number, boolean>
  /** The lines of sold gift cards, and their part of the refunded amount; undefined if it is unknown. */
  giftCards?: { cents: number; lines: ReadonlySet<number> } | undefined
}

/** A line or charge with its open amount, and the amount of its chosen pieces. */
interface Open {
  left: number
  chosen: number
  /** Whether pieces of it are refunded, even if they are free or credited before. */
  isChosen: boolean
  isCharge: boolean
  /** Whether it is a line of an offer, and whether units of it are returned. */
  offer?: { hasReturned: boolean } | undefined
}

/**
 * Returns the amounts of the credit note for a refund. The chosen pieces come first, then their offers, then the
 * delivery, then the other lines. Without pieces, the amount is divided among lines and delivery in proportion to
 * their open amounts. Lines of sold gift cards get their known amount. The notes of an invoice that refund everything
 * add up to it per VAT rate.
 * @param earlier the earlier credit notes of the invoice
 * @returns null if nothing is left to credit
 */
export function creditAmounts(
  invoice: Amounts,
  earlier: readonly Amounts[],
  { cents, lines, first, offerLines = new Map(), giftCards }: Refunded,
): Amounts | null {
  const credited = earlier.flatMap((note) => note.lines)
  const open = invoice.lines.map((line) => {
    const own = credited.filter(({ id }) => id === line.id)
    const left = line.grossCents - own.reduce((sum, { grossCents }) => sum + grossCents, 0)
    const pieces = line.quantity - own.reduce((sum, { quantity }) => sum + quantity, 0)
    const before = first?.lines.find(({ id }) => id === line.id)
    const quantity = lines.find(({ id }) => id === line.id)?.quantity ?? 0
    const isRest = quantity >= pieces + (before?.quantity ?? 0)
    const share = Math.floor((line.grossCents * quantity) / line.quantity) - (before?.grossCents ?? 0)
    const chosen = quantity > 0 ? Math.max(0, Math.min(left, isRest ? left : share)) : 0
    const hasReturned = offerLines.get(line.id)
    const offer = hasReturned === undefined ? undefined : { hasReturned }
    return { line, left, chosen, isChosen: quantity > 0, quantity: before ? 0 : quantity, isCharge: false, offer }
  })
  const charges = invoice.charges.map((charge) => {
    const own = earlier.flatMap((note) => note.charges).filter((one) => taxKey(one) === taxKey(charge))
    const left = charge.grossCents - own.reduce((sum, { grossCents }) => sum + grossCents, 0)
    return { charge, left, chosen: 0, isChosen: false, isCharge: true }
  })
  const isSold = (place: number) => giftCards?.lines.has(invoice.lines[place]?.id ?? 0) === true
  const parts: Open[] = [...open, ...charges]
  const openParts = (which: boolean) =>
    parts.map((part, place) => (isSold(place) === which ? part : { ...part, left: 0, chosen: 0, isChosen: false }))
  const [sold, others] = [openParts(true), openParts(false)]
  const target = Math.min(cents, openOf(parts))
  if (target <= 0) return null

  // The cards get more than their amount only if the rest of the invoice is credited.
  const byCards = Math.max(Math.min(giftCards?.cents ?? 0, target, openOf(sold)), target - openOf(others))
  const [cardParts, otherParts] = [divide(byCards, sold), divide(target - byCards, others)]
  const byPart = parts.map((_, place) => (cardParts[place] ?? 0) + (otherParts[place] ?? 0))

  const creditedLines = open.flatMap(({ line, quantity }, place): Gross<DocumentLine>[] => {
    const grossCents = byPart[place] ?? 0
    if (grossCents === 0) return []
    const { id, title, variant, rate, category } = line
    const isWhole = quantity > 0 && grossCents <= line.unitCents * quantity
    return [
      {
        ...{ id, title, variant, rate, category, grossCents },
        // Without pieces, or with more than their price, the line is an amount.
        ...(isWhole
          ? { quantity, unitCents: line.unitCents, discountCents: line.unitCents * quantity - grossCents }
          : { quantity, unitCents: grossCents, discountCents: 0 }),
      },
    ]
  })
  const creditedCharges = charges.flatMap(({ charge: { netCents, ...charge } }, place) => {
    const grossCents = byPart[open.length + place] ?? 0
    return grossCents > 0 ? [{ ...charge, grossCents }] : []
  })
  return withNet(creditedLines, creditedCharges, ({ rate, category, grossCents }) => {
    const isOwn = (one: { rate: number; category: typeof category }) => taxKey(one) === taxKey({ rate, category })
    const all = invoice.taxes.find(isOwn)
    const before = earlier.flatMap((note) => note.taxes).filter(isOwn)
    const left = (of: 'grossCents' | 'vatCents') => (all?.[of] ?? 0) - before.reduce((sum, one) => sum + one[of], 0)
    // Rounded half up. The last note takes the rest, so that the notes add up to the invoice.
    const whole = BigInt(Math.max(1, left('grossCents')))
    const vat = Number((BigInt(left('vatCents')) * BigInt(grossCents) * 2n + whole) / (2n * whole))
    return grossCents - vat
  })
}

/**
 * Divides an amount: chosen pieces first. If they belong to an offer, the rest of their lines of offers follows, then
 * the other lines of offers, those with returned units first. Then the delivery if pieces are chosen, then all open
 * amounts.
 */
function divide(cents: number, parts: readonly Open[]): number[] {
  const hasPieces = parts.some(({ isChosen }) => isChosen)
  const hasOffer = parts.some(({ isChosen, offer }) => isChosen && offer)
  const limits: ((part: Open) => number)[] = [
    ({ chosen }) => chosen,
    ({ left, isChosen, offer }) => (isChosen && offer ? left : 0),
    ({ left, offer }) => (hasOffer && offer?.hasReturned ? left : 0),
    ({ left, offer }) => (hasOffer && offer ? left : 0),
    // A refund of pieces that is more than their price contains the delivery.
    ({ left, isCharge }) => (hasPieces && isCharge ? left : 0),
    ({ left }) => left,
  ]
  return limits.reduce<number[]>(
    (before, limitOf) => {
      const more = distribute(
        cents - sumOf(before),
        parts.map((part, place) => Math.max(0, limitOf(part) - (before[place] ?? 0))),
      )
      return before.map((part, place) => part + (more[place] ?? 0))
    },
    parts.map(() => 0),
  )
}

const openOf = (parts: readonly Open[]) => sumOf(parts.map(({ left }) => left))

/** Divides at most `cents` in proportion to limits. */
function distribute(cents: number, limits: readonly number[]): number[] {
  const parts = spreadOver(
    Math.max(0, cents),
    limits.map((left, line) => ({ line, left, vat_rate: null })),
  )
  return limits.map((_, place) => parts.find(({ line }) => line === place)?.cents ?? 0)
}

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)
