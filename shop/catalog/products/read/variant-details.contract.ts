import * as texts from '#texts/catalog/products/read'
import { toPrice } from '../../../../lib/money.ts'
import { showContents } from '../../pricing/contents.contract.ts'

/** What staff may say of a variant, each null where nothing is said. */
export interface VariantDetails {
  /** In cents; null for a variant that costs what its product costs. */
  price: number | null
  /** The number under which the shop's owner knows it, up to 64 characters; no two living variants have the same, whatever its case. */
  sku: string | null
  /** The number below its bar code: 8, 12, 13 or 14 digits (GS1). */
  gtin: string | null
  /** In grams. */
  weight: number | null
  /** How much is in it, such as `250 g` (`parseContents`): what a kilogram, litre or metre costs follows from it. */
  contents: string | null
}

export type VariantDetailName = keyof VariantDetails

interface VariantDetailRules {
  /** In the table `variants`, with its type in SQL. */
  column: 'price_cents' | 'sku' | 'gtin' | 'weight_grams' | 'contents'
  sqlType: 'bigint' | 'text' | 'integer'
  /** Its column in the shop's own CSV. */
  csv: string
  /** What its field is called where staff read of it. */
  label: string
}

/**
 * The details of a variant, each said here alone: the form and its draft, the comparison of drafts, the SQL, the audit log and the CSV go
 * through this list. One more needs its column (`tables.ts`, a migration), its rule (`VARIANT_DETAIL_RULES`) and its place in the answer.
 */
export const VARIANT_DETAILS = {
  price: { column: 'price_cents', sqlType: 'bigint', csv: 'variant_price', label: texts.price },
  sku: { column: 'sku', sqlType: 'text', csv: 'sku', label: texts.sku },
  gtin: { column: 'gtin', sqlType: 'text', csv: 'gtin', label: texts.gtin },
  weight: { column: 'weight_grams', sqlType: 'integer', csv: 'weight', label: texts.weight },
  contents: { column: 'contents', sqlType: 'text', csv: 'contents', label: texts.contents },
} as const satisfies Record<VariantDetailName, VariantDetailRules>

export const DETAIL_NAMES = Object.keys(VARIANT_DETAILS) as readonly VariantDetailName[]

/** Their columns, in their order. */
export const DETAIL_COLUMNS = DETAIL_NAMES.map((name) => VARIANT_DETAILS[name].column)

/** Their columns in the shop's own CSV, likewise. */
export const DETAIL_CSV_COLUMNS = DETAIL_NAMES.map((name) => VARIANT_DETAILS[name].csv)

/** Makes something of each detail of a variant, by its name. */
export function eachDetail<T>(make: (name: VariantDetailName) => T): Record<VariantDetailName, T> {
  return Object.fromEntries(DETAIL_NAMES.map((name) => [name, make(name)])) as Record<VariantDetailName, T>
}

/** Reads the details of a variant as the columns of its row have them. */
export function detailsOfRow(
  row: { [name in VariantDetailName as (typeof VARIANT_DETAILS)[name]['column']]: VariantDetails[name] },
) {
  return eachDetail((name) => row[VARIANT_DETAILS[name].column]) as unknown as VariantDetails
}

/** Writes a detail as people do, in a form or in a file; empty where nothing is said. */
export function detailText(name: VariantDetailName, details: VariantDetails): string {
  const value = details[name]
  if (value === null) return ''
  if (name === 'price') return toPrice(Number(value))
  if (name === 'contents') return showContents(String(value))
  return String(value)
}
