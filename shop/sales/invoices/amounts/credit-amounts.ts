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
}

/**
 * Returns the amounts of the credit note for a refund. The chosen pieces come first, then the delivery, then the other
 * lines. Without pieces, the amount is divided among lines and delivery in proportion to their open amounts. The notes
 * of an invoice that refund everything add up to it, also per VAT rate.
 * @param earlier the earlier credit notes of the invoice
 * @returns null if nothing is left to credit
 */
export function creditAmounts(
  invoice: Amounts,
  earlier: readonly Amounts[],
  { cents, lines, first }: Refunded,
): Amounts | null {
  const credited = earlier.flatMap((note) => note.lines)
  const open = invoice.lines.map((line) => {
    const own = credited.filter(({ id }) => id === line.id)
    return {
      line,
      left: line.grossCents - own.reduce((sum, { grossCents }) => sum + grossCents, 0),
      pieces: line.quantity - own.reduce((sum, { quantity }) => sum + quantity, 0),
      first: first?.lines.find(({ id }) => id === line.id),
    }
  })
  const charges = invoice.charges.map((charge) => {
    const own = earlier.flatMap((note) => note.charges).filter((one) => taxKey(one) === taxKey(charge))
    return { charge, left: charge.grossCents - own.reduce((sum, { grossCents }) => sum + grossCents, 0) }
  })
  const total = [...open, ...charges].reduce((sum, { left }) => sum + left, 0)
  const target = Math.min(cents, total)
  if (target <= 0) return null

  const chosen = open.map(({ line, left, pieces, first }) => {
    const quantity = lines.find(({ id }) => id === line.id)?.quantity ?? 0
    const isRest = quantity >= pieces + (first?.quantity ?? 0)
    const share = Math.floor((line.grossCents * quantity) / line.quantity) - (first?.grossCents ?? 0)
    return quantity > 0 ? Math.max(0, Math.min(left, isRest ? left : share)) : 0
  })
  const byLines = spread(target, chosen)
  // A refund of pieces that is more than their price contains the delivery.
  const isForPieces = sumOf(chosen) > 0
  const firstCharges = spread(
    target - sumOf(byLines),
    charges.map(({ left }) => (isForPieces ? left : 0)),
  )
  const rest = spread(target - sumOf(byLines) - sumOf(firstCharges), [
    ...open.map(({ left }, place) => left - (byLines[place] ?? 0)),
    ...charges.map(({ left }, place) => left - (firstCharges[place] ?? 0)),
  ])
  const byCharges = firstCharges.map((cents, place) => cents + (rest[open.length + place] ?? 0))

  const creditedLines = open.flatMap(({ line }, place): Gross<DocumentLine>[] => {
    const grossCents = (byLines[place] ?? 0) + (rest[place] ?? 0)
    if (grossCents === 0) return []
    const { id, title, variant, rate, category } = line
    const quantity = first ? 0 : (lines.find((one) => one.id === id)?.quantity ?? 0)
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
    const grossCents = byCharges[place] ?? 0
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

/** Divides at most `cents` in proportion to limits. */
function spread(cents: number, limits: readonly number[]): number[] {
  const parts = spreadOver(
    Math.max(0, cents),
    limits.map((left, line) => ({ line, left, vat_rate: null })),
  )
  return limits.map((_, place) => parts.find(({ line }) => line === place)?.cents ?? 0)
}

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)
