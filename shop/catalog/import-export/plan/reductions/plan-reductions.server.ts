import type { VariantWrite } from '../../../products/write/product-write.server.ts'
import type { HeldReduction, OwnReduction } from '../../../sale-prices/own-reductions.server.ts'
import { joined, split } from '../../file/safe-cells.server.ts'
import type { Cell, SheetReduction } from '../../file/sheet.server.ts'
import type { ExportRow } from '../../run/export-rows.server.ts'
import type { ErrorsByRow } from '../errors-by-row.server.ts'
import type { PictureRef, Plan, PlannedChange } from '../plan.server.ts'
import {
  plain,
  planReduction,
  REDUCTION_CELLS,
  type ReductionCell,
  type ReductionCells,
  saidOf,
} from './plan-reduction.server.ts'

interface Circumstances {
  /** The product's own sale prices in order; undefined for a new product. */
  current: readonly HeldReduction[] | undefined
  /** The price of the dearest variant in cents; undefined if it is invalid in the file. */
  dearest: number | undefined
  now: Date
  errors: ErrorsByRow
}

/** The maximum number of sale prices that a file gives one product. Existing ones above the limit stay. */
const MAX_REDUCTIONS = 50

/**
 * Plans the changes of a product's own sale prices. Each has one place in each cell. They are matched by their
 * exported values, edited ones by order.
 */
export function planReductions(
  sheet: SheetReduction | undefined,
  { current, dearest, now, errors }: Circumstances,
): { reductions?: Plan['reductions']; changed: PlannedChange[] } {
  if (!sheet) return { changed: [] }
  const held = current ?? []
  const max = Math.max(MAX_REDUCTIONS, held.length)
  const exported = sheet.exported && { cell: sheet.exported, all: listOf(partsAt(sheet.exported)).slice(0, max) }
  const known = exported?.all ?? held.map(saidOf)
  const cells = Object.fromEntries(REDUCTION_CELLS.map((name) => [name, sheet[name] && split(sheet[name].text)]))
  const given = listOf(cells, known)
  const said = given.length > max ? knownFirst(given, known).slice(0, max) : given
  if (said.length < given.length)
    errors.note(
      sheet.any,
      `only ${max} of ${given.length} sale prices are imported`,
      `only ${max} sale prices are imported`,
    )
  const pairs = pairsOf(said, known)
  const changes: NonNullable<Plan['reductions']>['changes'][number][] = []
  const after: OwnReduction[] = []
  const met = new Set<HeldReduction>()
  for (const [place, before] of pairs) {
    // Matched by the exported values, so that changes to other sale prices do not matter.
    const own = exported
      ? held.find((one) => !met.has(one) && isAlike(saidOf(one), known[before ?? -1]))
      : held[before ?? -1]
    if (own) met.add(own)
    const one = partOf(sheet, said[place ?? -1], exported && { cell: exported.cell, said: known[before ?? -1] })
    const seen = current && (own ?? null)
    const wanted = planReduction(one, { current: seen, dearest, now, errors })
    if (wanted !== undefined) changes.push({ id: own?.id ?? null, wanted })
    const result = wanted === undefined ? own : wanted
    if (result) after.push(result)
  }
  after.push(...held.filter((one) => !met.has(one)))
  if (changes.length === 0) return { changed: [] }
  const changed = REDUCTION_CELLS.map((name) => ({
    field: `reduced_${name}`,
    old: reductionCell(held, name) || null,
    new: reductionCell(after, name) || null,
  })).filter((change) => change.old !== change.new)
  return { reductions: { seen: held.map(({ id, version }) => ({ id, version })), changes }, changed }
}

/** Formats one cell of a product's sale prices; empty if no sale price has a value. */
export function reductionCell(reductions: readonly OwnReduction[], name: ReductionCell): string {
  const texts = reductions.map((reduction) => saidOf(reduction)[name])
  return texts.every((text) => text === '') ? '' : joined(texts)
}

const partsAt = ({ text }: Cell) => {
  const parts = split(text)
  return Object.fromEntries(REDUCTION_CELLS.map((name, index) => [name, split(parts[index] ?? '')]))
}

type Lists = { [name in string]?: string[] | undefined }

/** Combines the cells into sale prices. An absent cell takes the exported values. */
function listOf(cells: Lists, before: readonly ReductionCells[] = []): ReductionCells[] {
  const count = Math.max(0, ...Object.values(cells).map((texts) => texts?.length ?? 0))
  return Array.from({ length: count }, (_, place) => {
    const at = (name: ReductionCell) => {
      const texts = cells[name]
      return texts ? (texts[place] ?? '') : (before[place]?.[name] ?? '')
    }
    return { price: at('price'), percent: at('percent'), from: at('from'), until: at('until') }
  })
}

/** Puts existing sale prices before new ones. */
function knownFirst(said: readonly ReductionCells[], known: readonly ReductionCells[]): ReductionCells[] {
  const keyOf = (one: ReductionCells) => JSON.stringify(REDUCTION_CELLS.map((name) => plain(name, one[name], one)))
  const keys = new Set(known.map(keyOf))
  const isKnown = (one: ReductionCells) => keys.has(keyOf(one))
  return [...said.filter(isKnown), ...said.filter((one) => !isKnown(one))]
}

const isAlike = (one: ReductionCells | undefined, other: ReductionCells | undefined) =>
  one !== undefined &&
  other !== undefined &&
  REDUCTION_CELLS.every((name) => plain(name, one[name], other) === plain(name, other[name]))

type Pair = [place: number | undefined, before: number | undefined]

/**
 * Matches sale prices of the file with previous ones: equal ones first, then by order. Undefined for new or removed
 * ones.
 */
function pairsOf(said: readonly ReductionCells[], before: readonly ReductionCells[]): Pair[] {
  const left = new Set(before.keys())
  const pairs = new Map<number, number>()
  const pair = (place: number, other: number | undefined) => {
    if (other === undefined) return
    pairs.set(place, other)
    left.delete(other)
  }
  for (const [place, one] of said.entries())
    pair(
      place,
      [...left].find((other) => isAlike(one, before[other])),
    )
  for (const place of said.keys()) if (!pairs.has(place)) pair(place, [...left][0])
  const told: Pair[] = [...said.keys()].map((place) => [place, pairs.get(place)])
  return [...told, ...[...left].map((other): Pair => [undefined, other])]
}

/** The cells of one sale price; empty for a removed one. */
function partOf(
  sheet: SheetReduction,
  said: ReductionCells | undefined,
  exported: { cell: Cell; said: ReductionCells | undefined } | undefined,
): SheetReduction {
  const cellOf = (name: ReductionCell) => sheet[name] && { ...sheet[name], text: said?.[name] ?? '' }
  const before = exported?.said
  return {
    ...{ price: cellOf('price'), percent: cellOf('percent'), from: cellOf('from'), until: cellOf('until') },
    exported: exported && { ...exported.cell, text: before ? joined(REDUCTION_CELLS.map((name) => before[name])) : '' },
    any: sheet.any,
  }
}

/** Returns the price of the dearest variant in cents; undefined if the product's price is invalid. */
export function dearestOf(
  { price_cents, variants }: { price_cents?: number | undefined; variants?: { planned: VariantWrite<PictureRef>[] } },
  current: ExportRow | undefined,
): number | undefined {
  const price = price_cents ?? current?.price_cents
  if (price === undefined) return undefined
  const before = new Map(current?.variants.map((variant) => [variant.id, variant.price_cents]))
  const ownOf = (variant: VariantWrite<PictureRef>) => {
    const own = variant.details?.price
    return own === undefined && variant.kind === 'kept' ? before.get(variant.id) : own
  }
  const own = variants ? variants.planned.map(ownOf) : [...before.values()]
  return Math.max(...own.map((cents) => cents ?? price))
}
