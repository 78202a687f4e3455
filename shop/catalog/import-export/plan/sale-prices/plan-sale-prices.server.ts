import type { VariantWrite } from '../../../products/write/product-write.server.ts'
import type { OwnSalePrice, StoredSalePrice } from '../../../sale-prices/own-sale-prices.server.ts'
import { joined, split } from '../../file/safe-cells.server.ts'
import type { Cell, SheetSalePrice } from '../../file/sheet.server.ts'
import type { ExportRow } from '../../run/export-rows.server.ts'
import type { ErrorsByRow } from '../errors-by-row.server.ts'
import type { PictureRef, Plan, PlannedChange } from '../plan.server.ts'
import {
  formatSalePrice,
  plain,
  planSalePrice,
  SALE_PRICE_CELLS,
  type SalePriceCell,
  type SalePriceCells,
} from './plan-sale-price.server.ts'

interface Circumstances {
  /** The product's own sale prices in order; undefined for a new product. */
  current: readonly StoredSalePrice[] | undefined
  /** The price of the dearest variant in cents; undefined if it is invalid in the file. */
  dearest: number | undefined
  now: Date
  errors: ErrorsByRow
}

/** The maximum number of sale prices that a file gives one product. Existing ones above the limit stay. */
const MAX_SALE_PRICES = 50

/**
 * Plans the changes of a product's own sale prices. Each has one place in each cell. They are matched by their
 * exported values, edited ones by order.
 */
export function planSalePrices(
  sheet: SheetSalePrice | undefined,
  { current, dearest, now, errors }: Circumstances,
): { reductions?: Plan['reductions']; changed: PlannedChange[] } {
  if (!sheet) return { changed: [] }
  const held = current ?? []
  const max = Math.max(MAX_SALE_PRICES, held.length)
  const exported = sheet.exported && { cell: sheet.exported, all: listOf(partsAt(sheet.exported)).slice(0, max) }
  const known = exported?.all ?? held.map(formatSalePrice)
  const cells = Object.fromEntries(SALE_PRICE_CELLS.map((name) => [name, sheet[name] && split(sheet[name].text)]))
  const sheetPrices = listOf(cells, known)
  const prices = sheetPrices.length > max ? knownFirst(sheetPrices, known).slice(0, max) : sheetPrices
  if (prices.length < sheetPrices.length)
    errors.note(
      sheet.any,
      `only ${max} of ${sheetPrices.length} sale prices are imported`,
      `only ${max} sale prices are imported`,
    )
  const pairs = pairsOf(prices, known)
  const changes: NonNullable<Plan['reductions']>['changes'][number][] = []
  const after: OwnSalePrice[] = []
  const met = new Set<StoredSalePrice>()
  for (const [place, before] of pairs) {
    // Matched by the exported values, so that changes to other sale prices do not matter.
    const own = exported
      ? held.find((one) => !met.has(one) && isAlike(formatSalePrice(one), known[before ?? -1]))
      : held[before ?? -1]
    if (own) met.add(own)
    const one = partOf(sheet, prices[place ?? -1], exported && { cell: exported.cell, cells: known[before ?? -1] })
    const seen = current && (own ?? null)
    const wanted = planSalePrice(one, { current: seen, dearest, now, errors })
    if (wanted !== undefined) changes.push({ id: own?.id ?? null, wanted })
    const result = wanted === undefined ? own : wanted
    if (result) after.push(result)
  }
  after.push(...held.filter((one) => !met.has(one)))
  if (changes.length === 0) return { changed: [] }
  const changed = SALE_PRICE_CELLS.map((name) => ({
    field: `reduced_${name}`,
    old: salePriceCell(held, name) || null,
    new: salePriceCell(after, name) || null,
  })).filter((change) => change.old !== change.new)
  return { reductions: { seen: held.map(({ id, version }) => ({ id, version })), changes }, changed }
}

/** Formats one cell of a product's sale prices; empty if no sale price has a value. */
export function salePriceCell(reductions: readonly OwnSalePrice[], name: SalePriceCell): string {
  const texts = reductions.map((reduction) => formatSalePrice(reduction)[name])
  return texts.every((text) => text === '') ? '' : joined(texts)
}

const partsAt = ({ text }: Cell) => {
  const parts = split(text)
  return Object.fromEntries(SALE_PRICE_CELLS.map((name, index) => [name, split(parts[index] ?? '')]))
}

type Lists = { [name in string]?: string[] | undefined }

/** Combines the cells into sale prices. An absent cell takes the exported values. */
function listOf(cells: Lists, before: readonly SalePriceCells[] = []): SalePriceCells[] {
  const count = Math.max(0, ...Object.values(cells).map((texts) => texts?.length ?? 0))
  return Array.from({ length: count }, (_, place) => {
    const at = (name: SalePriceCell) => {
      const texts = cells[name]
      return texts ? (texts[place] ?? '') : (before[place]?.[name] ?? '')
    }
    return { price: at('price'), percent: at('percent'), from: at('from'), until: at('until') }
  })
}

/** Puts existing sale prices before new ones. */
function knownFirst(prices: readonly SalePriceCells[], known: readonly SalePriceCells[]): SalePriceCells[] {
  const keyOf = (one: SalePriceCells) => JSON.stringify(SALE_PRICE_CELLS.map((name) => plain(name, one[name], one)))
  const keys = new Set(known.map(keyOf))
  const isKnown = (one: SalePriceCells) => keys.has(keyOf(one))
  return [...prices.filter(isKnown), ...prices.filter((one) => !isKnown(one))]
}

const isAlike = (one: SalePriceCells | undefined, other: SalePriceCells | undefined) =>
  one !== undefined &&
  other !== undefined &&
  SALE_PRICE_CELLS.every((name) => plain(name, one[name], other) === plain(name, other[name]))

type Pair = [place: number | undefined, before: number | undefined]

/**
 * Matches sale prices of the file with previous ones: equal ones first, then by order. Undefined for new or removed
 * ones.
 */
function pairsOf(prices: readonly SalePriceCells[], before: readonly SalePriceCells[]): Pair[] {
  const left = new Set(before.keys())
  const pairs = new Map<number, number>()
  const pair = (place: number, other: number | undefined) => {
    if (other === undefined) return
    pairs.set(place, other)
    left.delete(other)
  }
  for (const [place, one] of prices.entries())
    pair(
      place,
      [...left].find((other) => isAlike(one, before[other])),
    )
  for (const place of prices.keys()) if (!pairs.has(place)) pair(place, [...left][0])
  const pairsOfPrices: Pair[] = [...prices.keys()].map((place) => [place, pairs.get(place)])
  return [...pairsOfPrices, ...[...left].map((other): Pair => [undefined, other])]
}

/** The cells of one sale price; empty for a removed one. */
function partOf(
  sheet: SheetSalePrice,
  cells: SalePriceCells | undefined,
  exported: { cell: Cell; cells: SalePriceCells | undefined } | undefined,
): SheetSalePrice {
  const cellOf = (name: SalePriceCell) => sheet[name] && { ...sheet[name], text: cells?.[name] ?? '' }
  const before = exported?.cells
  return {
    ...{ price: cellOf('price'), percent: cellOf('percent'), from: cellOf('from'), until: cellOf('until') },
    exported: exported && {
      ...exported.cell,
      text: before ? joined(SALE_PRICE_CELLS.map((name) => before[name])) : '',
    },
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
