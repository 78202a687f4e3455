import type { ImportCell, ImportNote, ImportRow, ImportVariant } from 'comptoir/extension'
import { attributeNamed, attributesOf } from './attributes.ts'
import { listedIn, unescaped } from './cells.ts'
import type { WooLayout } from './columns.ts'
import { folded } from './rows.ts'
import { stocksOf } from './stock.ts'

/** Returns the option names: the attributes that occur in the variations, in order of first occurrence. */
export function optionNamesIn(variations: readonly ImportRow[], layout: WooLayout): ImportCell[] {
  const names = new Map<string, ImportCell>()
  for (const row of variations)
    for (const { name } of attributesOf(row, layout))
      if (!names.has(name.text.toLowerCase())) names.set(name.text.toLowerCase(), name)
  return [...names.values()]
}

/** Returns the picture addresses of a row, the main picture first. */
export function imagesOf(row: ImportRow): ImportCell[] {
  const cell = row.cell('Images')
  return cell ? listedIn(cell).map((address) => ({ ...cell, text: address })) : []
}

/** The shop reads no more variants of a product. */
const MAX_VARIANTS = 2048
/** WooCommerce's name for a variation that matches every value of an attribute. */
const ANY = 'Any'
const GTIN = 'GTIN, UPC, EAN, or ISBN'
const ANY_VALUE_NOTE = `empty means any value; imported as “${ANY}”; enter its values in the product’s form`

/** Reads the variants that are for sale. */
export function variantsOf(
  [first, ...variations]: readonly [ImportRow, ...ImportRow[]],
  options: readonly ImportCell[],
  layout: WooLayout,
): { variants: ImportVariant[]; notes: ImportNote[] } {
  const sold = variations.filter(isForSale).toSorted(byPosition)
  const rows = variations.length === 0 ? [first] : sold.slice(0, MAX_VARIANTS)
  const stocks = stocksOf(rows, first)
  const notes: ImportNote[] = [
    ...stocks.notes,
    ...variations.flatMap((row) => notForSale(row)),
    ...skuOfParent(first, variations),
    ...rows.flatMap(beyondStock),
  ]
  const variants = rows.map((row, index): ImportVariant => {
    const values = options.map((option) => optionValueOf(row, option, layout))
    for (const value of values) if (value.text === ANY) notes.push({ cell: value, reason: ANY_VALUE_NOTE })
    return {
      line: row.line,
      options: values,
      stock: stocks.cells[index],
      price: unescaped(row.cell('Regular price')),
      sku: skuOf(row, first),
      gtin: unescaped(row.cell(GTIN)),
      weight: weightOf(row, first, layout),
      images: row === first ? [] : imagesOf(row),
    }
  })
  return { variants, notes }
}

const textOf = (row: ImportRow, column: string) => unescaped(row.cell(column))?.text ?? ''

const byPosition = (one: ImportRow, other: ImportRow) =>
  Number(textOf(one, 'Position')) - Number(textOf(other, 'Position'))

function optionValueOf(row: ImportRow, option: ImportCell, layout: WooLayout): ImportCell {
  const attribute = attributeNamed(attributesOf(row, layout), option)
  const at = attribute?.value ?? { ...option, line: row.line }
  return { ...at, text: attribute?.values.join(', ') || ANY }
}

function beyondStock(row: ImportRow): ImportNote[] {
  const cell = row.cell('Backorders allowed?')
  const reason = 'the other shop sells this when out of stock; this shop does not'
  return cell && ['1', 'notify'].includes(folded(row, 'Backorders allowed?')) ? [{ cell, reason }] : []
}

/** Older versions repeat the product's SKU in each variation. */
function skuOf(row: ImportRow, first: ImportRow): ImportCell | undefined {
  const cell = row.cell('SKU')
  const isOfProduct = row !== first && cell?.text.trim() === first.cell('SKU')?.text.trim()
  return cell && isOfProduct ? { ...cell, text: '' } : cell
}

function skuOfParent(first: ImportRow, variations: readonly ImportRow[]): ImportNote[] {
  const cell = first.cell('SKU')
  if (!cell || cell.text.trim() === '' || variations.length === 0) return []
  return [{ cell, reason: 'left out, the SKU of a product with variations; only the variations have SKUs' }]
}

function notForSale(row: ImportRow): ImportNote[] {
  const [published, price] = [row.cell('Published'), row.cell('Regular price')]
  if (published && isOff(row)) return [{ cell: published, reason: 'left out, a disabled variation' }]
  return price && !isForSale(row) ? [{ cell: price, reason: 'left out, a variation without a price' }] : []
}

const isOff = (row: ImportRow) => textOf(row, 'Published') === '0'

/** Returns whether the variation can be bought in the other shop. */
export const isForSale = (row: ImportRow) => !isOff(row) && textOf(row, 'Regular price') !== ''

/** A variation without a weight has its product's weight. */
function weightOf(row: ImportRow, first: ImportRow, { weight }: WooLayout): ImportCell | undefined {
  if (!weight) return undefined
  const weightCell = unescaped(row.cell(weight.column))
  const cell = weightCell?.text === '' ? unescaped(first.cell(weight.column)) : weightCell
  const grams = Math.round(Number(cell?.text.replace(',', '.')) * weight.gramsEach)
  return cell && Number.isFinite(grams) ? { ...cell, text: grams === 0 ? '' : String(grams) } : cell
}
