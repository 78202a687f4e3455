import { texts } from '#texts/catalog/products/read'
import { toPrice } from '../../../../lib/money.ts'
import { showContents } from '../../pricing/contents.contract.ts'

/** Optional details of a variant; null if not set. */
export interface VariantDetails {
  /** In cents; null to use the product's price. */
  price: number | null
  /** The shop's SKU, up to 64 characters, unique among existing variants ignoring case. */
  sku: string | null
  /** The GTIN below the bar code: 8, 12, 13 or 14 digits (GS1). */
  gtin: string | null
  /** In grams. */
  weight: number | null
  /** The quantity it contains, such as `250 g` (`parseContents`). The unit price is derived from it. */
  contents: string | null
}

export type VariantDetailName = keyof VariantDetails

interface VariantDetailRules {
  /** The column in the table `variants` and its SQL type. */
  column: 'price_cents' | 'sku' | 'gtin' | 'weight_grams' | 'contents'
  sqlType: 'bigint' | 'text' | 'integer'
  /** Its column in the shop's CSV format. */
  csv: string
  /** The label in the admin. */
  label: string
}

/**
 * All variant details. Form, drafts, draft comparison, SQL, audit log and CSV use this list. A new detail also needs a
 * column (`tables.ts`, a migration), a rule (`VARIANT_DETAIL_RULES`) and a place in the answer.
 */
export const VARIANT_DETAILS = {
  price: {
    column: 'price_cents',
    sqlType: 'bigint',
    csv: 'variant_price',
    get label() {
      return texts.price
    },
  },
  sku: {
    column: 'sku',
    sqlType: 'text',
    csv: 'sku',
    get label() {
      return texts.sku
    },
  },
  gtin: {
    column: 'gtin',
    sqlType: 'text',
    csv: 'gtin',
    get label() {
      return texts.gtin
    },
  },
  weight: {
    column: 'weight_grams',
    sqlType: 'integer',
    csv: 'weight',
    get label() {
      return texts.weight
    },
  },
  contents: {
    column: 'contents',
    sqlType: 'text',
    csv: 'contents',
    get label() {
      return texts.contents
    },
  },
} as const satisfies Record<VariantDetailName, VariantDetailRules>

export const DETAIL_NAMES = Object.keys(VARIANT_DETAILS) as readonly VariantDetailName[]

/** The database columns, in order. */
export const DETAIL_COLUMNS = DETAIL_NAMES.map((name) => VARIANT_DETAILS[name].column)

/** The CSV columns, in order. */
export const DETAIL_CSV_COLUMNS = DETAIL_NAMES.map((name) => VARIANT_DETAILS[name].csv)

/** Maps each variant detail by its name. */
export function eachDetail<T>(make: (name: VariantDetailName) => T): Record<VariantDetailName, T> {
  return Object.fromEntries(DETAIL_NAMES.map((name) => [name, make(name)])) as Record<VariantDetailName, T>
}

/** Reads the variant details from the columns of a row. */
export function detailsOfRow(
  row: { [name in VariantDetailName as (typeof VARIANT_DETAILS)[name]['column']]: VariantDetails[name] },
) {
  return eachDetail((name) => row[VARIANT_DETAILS[name].column]) as unknown as VariantDetails
}

/** Formats a detail as typed in a form or file; empty if not set. */
export function detailText(name: VariantDetailName, details: VariantDetails): string {
  const value = details[name]
  if (value === null) return ''
  if (name === 'price') return toPrice(Number(value))
  if (name === 'contents') return showContents(String(value))
  return String(value)
}
