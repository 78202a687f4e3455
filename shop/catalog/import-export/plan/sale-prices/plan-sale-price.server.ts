import { priceForApi } from '../../../../../lib/forms/typed-numbers.ts'
import { toPrice } from '../../../../../lib/money.ts'
import { TypedCount, TypedPrice } from '../../../products/fields/product-fields.contract.ts'
import {
  END_BEFORE_START,
  END_IS_PAST,
  NO_HIGHER_PRICE,
  type OwnSalePrice,
  SALE_PRICE_CHANGED,
  type StoredSalePrice,
} from '../../../sale-prices/own-sale-prices.server.ts'
import { MAX_PERCENT } from '../../../sale-prices/sales.contract.ts'
import { split } from '../../file/safe-cells.server.ts'
import type { Cell, SheetSalePrice } from '../../file/sheet.server.ts'
import { parseDateTime, restoreSeconds, TypedDateTime } from '../../file/typed-date-time.server.ts'
import type { ErrorsByRow } from '../errors-by-row.server.ts'

/** The cells of a sale price. */
export const SALE_PRICE_CELLS = ['price', 'percent', 'from', 'until'] as const
export type SalePriceCell = (typeof SALE_PRICE_CELLS)[number]
export type SalePriceCells = Record<SalePriceCell, string>

const Percent = TypedCount.refine((percent) => percent >= 1, 'Ensure this value is greater than or equal to 1.').refine(
  (percent) => percent <= MAX_PERCENT,
  `Ensure this value is less than or equal to ${MAX_PERCENT}.`,
)

interface Circumstances {
  /** The product's own sale price; null without one, undefined for a new product. */
  current: StoredSalePrice | null | undefined
  /** The price of the dearest variant in cents; undefined if it is invalid in the file. */
  dearest: number | undefined
  now: Date
  errors: ErrorsByRow
}

/**
 * Plans the change of one sale price. Cells unchanged since the export are ignored, so an ended sale is not restarted
 * and a later one is not ended.
 * @returns the new sale price, null to end it, undefined for no change or an error
 */
export function planSalePrice(
  sheet: SheetSalePrice,
  { current, dearest, now, errors }: Circumstances,
): OwnSalePrice | null | undefined {
  const exported = sheet.exported && partsOf(sheet.exported.text)
  const isEdited =
    !exported ||
    SALE_PRICE_CELLS.some((name) => plain(name, sheet[name]?.text ?? exported[name], exported) !== exported[name])
  if (current !== undefined && !isEdited) return undefined
  const wanted = wantedFrom(sheet, current ?? null, errors)
  if (wanted === undefined) return undefined
  const at = (name: SalePriceCell) => sheet[name] ?? sheet.exported ?? sheet.any
  if (wanted === null) {
    if (!current) return undefined
  } else {
    const isOver = wanted.ends_at !== null && new Date(wanted.ends_at) <= now
    // An unedited sale that has ended is ignored.
    if (isOver && !isEdited) return undefined
    if (isSame(wanted, current ?? null, now)) return undefined
    if (isOver) errors.add(at('until'), END_IS_PAST)
    else if (wanted.ends_at !== null && wanted.starts_at !== null && wanted.ends_at <= wanted.starts_at)
      errors.add(at('until'), END_BEFORE_START)
    if (current && hasBegun(current, now) && !startsImmediately(wanted, now)) errors.add(at('from'), START_IS_FIXED)
    const isOtherPrice = wanted.price_cents !== null && wanted.price_cents !== current?.price_cents
    if (isOtherPrice && dearest !== undefined && dearest <= (wanted.price_cents ?? 0))
      errors.add(at('price'), NO_HIGHER_PRICE)
  }
  const before = formatSalePrice(current ?? null)
  // The sale price was changed by someone else since the export.
  if (current !== undefined && exported && SALE_PRICE_CELLS.some((name) => before[name] !== exported[name]))
    errors.add(at('percent'), SALE_PRICE_CHANGED)
  return wanted
}

const START_IS_FIXED = 'The start of a running sale cannot be changed.'
const PERCENT_OR_PRICE = 'Give either a percentage or a price.'

/** Reads the cells: null for no sale price, undefined if invalid. */
function wantedFrom(
  sheet: SheetSalePrice,
  current: StoredSalePrice | null,
  errors: ErrorsByRow,
): OwnSalePrice | null | undefined {
  const before = errors.all.length
  const price = filled(sheet.price)
  const percent = filled(sheet.percent)
  const hasDiscountCell = sheet.price !== undefined || sheet.percent !== undefined
  const kind = hasDiscountCell
    ? {
        price_cents: errors.read(TypedPrice, price) ?? null,
        percent: errors.read(Percent, percent && { ...percent, text: percent.text.replace(/\s*%\s*$/, '') }) ?? null,
      }
    : { price_cents: current?.price_cents ?? null, percent: current?.percent ?? null }
  const exported = sheet.exported && partsOf(sheet.exported.text)
  const moment = (name: 'from' | 'until') =>
    restoreSeconds(errors.read(TypedDateTime, sheet[name]), exported?.[name] || null)
  const starts_at = sheet.from ? moment('from') : (current?.starts_at ?? null)
  const ends_at = sheet.until ? moment('until') : (current?.ends_at ?? null)
  if (price && percent) errors.add(percent, PERCENT_OR_PRICE)
  const isNone = hasDiscountCell ? !price && !percent : kind.price_cents === null && kind.percent === null
  // Clearing the percentage is enough; the exported dates next to it may stay.
  const moved = (['from', 'until'] as const)
    .filter((name) => plain(name, sheet[name]?.text ?? '', exported) !== exported?.[name])
    .map((name) => filled(sheet[name]))
    .find((cell) => cell !== undefined)
  if (isNone && moved)
    errors.add({ ...moved, column: (sheet.percent ?? sheet.price ?? moved).column }, PERCENT_OR_PRICE)
  if (errors.all.length > before || starts_at === undefined || ends_at === undefined) return undefined
  return isNone ? null : { ...kind, starts_at, ends_at }
}

const filled = (cell: Cell | undefined) => (cell && cell.text.trim() !== '' ? cell : undefined)

const hasBegun = ({ starts_at }: StoredSalePrice, now: Date) => new Date(starts_at) <= now

const startsImmediately = ({ starts_at }: OwnSalePrice, now: Date) => starts_at === null || new Date(starts_at) <= now

function isSame(wanted: OwnSalePrice, current: StoredSalePrice | null, now: Date): boolean {
  if (!current) return false
  const begins = wanted.starts_at === current.starts_at || (hasBegun(current, now) && startsImmediately(wanted, now))
  const isSameDiscount = wanted.percent === current.percent && wanted.price_cents === current.price_cents
  return begins && isSameDiscount && wanted.ends_at === current.ends_at
}

/** Returns the cells of a sale price; empty texts for none. */
export function formatSalePrice(reduction: OwnSalePrice | null): SalePriceCells {
  const { price_cents = null, percent = null, starts_at = null, ends_at = null } = reduction ?? {}
  return {
    price: price_cents === null ? '' : toPrice(price_cents),
    percent: percent === null ? '' : String(percent),
    from: starts_at ?? '',
    until: ends_at ?? '',
  }
}

/** Parses the exported values of a sale price, to detect edits. */
function partsOf(exported: string): SalePriceCells {
  const parts = split(exported)
  return Object.fromEntries(
    SALE_PRICE_CELLS.map((name, index) => [name, plain(name, parts[index] ?? '')]),
  ) as SalePriceCells
}

/** Spreadsheets reformat numbers and dates. */
export function plain(name: SalePriceCell, text: string, exported?: SalePriceCells): string {
  const written = text.trim()
  if (written === '') return ''
  if (name === 'price') return priceForApi(written)
  if (name === 'percent') return written.replace(/\s*%$/, '')
  const read = parseDateTime(written)
  return 'value' in read ? (restoreSeconds(read.value, exported?.[name] || null) ?? '') : written
}
