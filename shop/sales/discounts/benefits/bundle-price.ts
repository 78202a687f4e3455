import type { Adjustment } from '../../../catalog/pricing/adjustments.ts'
import { MAX_SETS } from '../discount-kinds.contract.ts'
import { byPrice, type Chosen, centsOf, countPieces, type PiecesLine, spreadOverPieces } from './line-pieces.ts'
import type { OfferTerms } from './offer-terms.ts'

/** The terms of a bundle with the products or variants that it consists of. */
interface Bundle extends Pick<OfferTerms, 'buy_pieces' | 'bundle_cents' | 'bundle_of' | 'max_sets'> {
  /** The number of products or variants in a bundle with one piece of each; 0 for `any`. */
  parts: number
  /** Whether the parts are variants. */
  areVariants: boolean
}

/**
 * Computes a fixed bundle price. The most expensive pieces belong to bundles, as long as a bundle costs less than its
 * pieces.
 */
export function bundleReductions(bundle: Bundle, lines: readonly PiecesLine[]): Adjustment['parts'] {
  const taken = new Map<PiecesLine, number>()
  const rows = rowsOf(bundle, lines)
  let off = 0
  let left = bundle.max_sets ?? MAX_SETS
  while (left > 0) {
    const pieces = rows.map((row) => row.next(taken))
    if (pieces.some((piece) => piece === undefined)) break
    const own = new Map<PiecesLine, number>()
    for (const one of pieces.flatMap((some) => some ?? [])) own.set(one.of, (own.get(one.of) ?? 0) + one.pieces)
    const centsFor = (times: number) =>
      [...own].reduce((sum, [line, count]) => sum + centsOfNext(line, taken.get(line) ?? 0, times * count), 0)
    if (centsFor(1) <= bundle.bundle_cents) break
    // Equal bundles at once, because a cart can contain thousands of pieces.
    const equal = [...own].map(([line, count]) => Math.floor((line.quantity - (taken.get(line) ?? 0)) / count))
    const times = Math.min(left, ...equal)
    off += centsFor(times) - times * bundle.bundle_cents
    for (const [line, count] of own) taken.set(line, (taken.get(line) ?? 0) + times * count)
    left -= times
  }
  return spreadOverPieces(
    off,
    [...taken].map(([of, pieces]) => ({ of, pieces })),
  )
}

/** Returns the pieces that are missing for a first bundle; undefined if there is one. */
export function missingToBundle(bundle: Bundle, lines: readonly PartLine[]): number | undefined {
  const missing =
    bundle.bundle_of === 'each'
      ? bundle.parts - new Set(lines.map((line) => partOf(bundle, line))).size
      : bundle.buy_pieces - countPieces(lines)
  return missing > 0 ? missing : undefined
}

type PartLine = Pick<PiecesLine, 'product_id' | 'variant_id' | 'quantity'>

const partOf = ({ areVariants }: Bundle, line: PartLine) => (areVariants ? line.variant_id : line.product_id)

const centsOfNext = (of: PiecesLine, from: number, pieces: number) =>
  centsOf({ of, pieces: from + pieces }) - centsOf({ of, pieces: from })

/** Takes pieces of some lines for one bundle. */
interface Row {
  /** Returns the next pieces after those that are taken; undefined if there are not enough. */
  next: (taken: ReadonlyMap<PiecesLine, number>) => Chosen[] | undefined
}

function rowsOf(bundle: Bundle, lines: readonly PiecesLine[]): Row[] {
  if (bundle.bundle_of === 'any') return [rowOf(lines, bundle.buy_pieces)]
  const groups = [...Map.groupBy(lines, (line) => partOf(bundle, line)).values()]
  return groups.length === bundle.parts ? groups.map((group) => rowOf(group, 1)) : [{ next: () => undefined }]
}

function rowOf(lines: readonly PiecesLine[], pieces: number): Row {
  const sorted = byPrice(lines)
  let begin = 0
  return {
    next: (taken) => {
      const chosen: Chosen[] = []
      let left = pieces
      for (let place = begin; place < sorted.length && left > 0; place += 1) {
        const of = sorted[place]
        if (!of) break
        const free = of.quantity - (taken.get(of) ?? 0)
        if (free === 0 && place === begin) begin += 1
        const own = Math.min(free, left)
        if (own > 0) chosen.push({ of, pieces: own })
        left -= own
      }
      return left === 0 ? chosen : undefined
    },
  }
}
