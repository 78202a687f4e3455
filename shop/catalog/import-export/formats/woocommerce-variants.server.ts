import { ONLY_VARIANT } from '../../../../lib/variant-title.ts'
import { MAX_IMAGES } from '../../products/fields/product-limits.contract.ts'
import { codeIn } from '../file/codes.server.ts'
import type { ProductSheetRow } from '../file/read-rows.server.ts'
import type { Cell, OmittedCell, SheetVariant } from '../file/sheet.server.ts'
import { pictureIdentity } from '../pictures/picture-address.ts'
import { barcodeIn, noBarcode } from './barcodes.server.ts'
import { MAX_READ, ownPrice, SOLD_BEYOND_STOCK } from './other-shops.server.ts'
import { attributeNamed, attributesOf } from './woocommerce-attributes.server.ts'
import { listedIn, unescaped } from './woocommerce-cells.server.ts'
import type { WooLayout } from './woocommerce-columns.server.ts'
import { stocksOf } from './woocommerce-stock.server.ts'

type Row = ProductSheetRow<string>
type Rows = readonly [Row, ...Row[]]

/** Returns the option names: the attributes that occur in the variations, in order of first occurrence. */
export function optionNamesIn(variations: readonly Row[], layout: WooLayout): Cell[] {
  const names = new Map<string, Cell>()
  for (const row of variations)
    for (const { name } of attributesOf(row, layout))
      if (!names.has(name.text.toLowerCase())) names.set(name.text.toLowerCase(), name)
  return [...names.values()]
}

/** Returns the picture addresses of a row, the main picture first. */
export function imagesOf(row: Row): Cell[] {
  const cell = row.cell('Images')
  return cell ? listedIn(cell).map((address) => ({ ...cell, text: address })) : []
}

/** WooCommerce's name for a variation that matches every value of an attribute. */
const ANY = 'Any'

/** Reads the variants that are for sale. The product's price is the first variant's price. */
export function variantsOf(
  [first, ...variations]: Rows,
  options: readonly Cell[],
  layout: WooLayout,
): { variants: SheetVariant[]; price: Cell | undefined; leftOut: OmittedCell[] } {
  const sold = variations.filter(isForSale).toSorted(byPosition)
  const rows = variations.length === 0 ? [first] : sold.slice(0, MAX_READ)
  const price = unescaped(rows[0]?.cell('Regular price'))
  const stocks = stocksOf(rows, first)
  const identityOf = (cell: Cell | undefined) => cell && pictureIdentity(cell.text)
  const owned = new Set(variations.map((row) => identityOf(imagesOf(row)[0])))
  const ofProduct = imagesOf(first)
  const shared = ofProduct.filter((cell) => !owned.has(identityOf(cell))).slice(0, MAX_IMAGES + 1)
  const leftOut: OmittedCell[] = [
    ...stocks.flatMap(({ leftOut: ofStock }) => ofStock),
    ...variations.flatMap((row) => notForSale(row)),
    ...rows.flatMap((row) => noBarcode(row.cell(GTIN))),
    ...numberOfParent(first, variations),
    ...rows.flatMap(beyondStock),
  ]
  const variants = rows.map((row, index): SheetVariant => {
    const values = options.map((option) => optionValueOf(row, option, layout))
    const own = row === first ? [] : imagesOf(row)
    const images = [...own, ...shared]
    for (const value of values) if (value.text === ANY) leftOut.push({ cell: value, reason: STANDS_FOR_ALL })
    return {
      name: { text: values.map(({ text }) => text).join(' / ') || ONLY_VARIANT, line: row.line, column: 'Type' },
      options: values,
      stock: stocks[index]?.stock,
      exportedStock: stocks[index]?.exportedStock,
      details: {
        price: ownPrice(unescaped(row.cell('Regular price')), price),
        sku: numberOf(row, first),
        gtin: barcodeIn(unescaped(row.cell(GTIN))),
        weight: weightOf(row, first, layout),
      },
      images: images.length > 0 ? images : ofProduct.slice(0, MAX_IMAGES + 1),
    }
  })
  return { variants, price, leftOut }
}

const GTIN = 'GTIN, UPC, EAN, or ISBN'
const STANDS_FOR_ALL = `empty means any value; imported as “${ANY}”; enter its values in the product’s form`

const textOf = (row: Row, column: string) => unescaped(row.cell(column))?.text ?? ''

const byPosition = (one: Row, other: Row) => Number(textOf(one, 'Position')) - Number(textOf(other, 'Position'))

function optionValueOf(row: Row, option: Cell, layout: WooLayout): Cell {
  const said = attributeNamed(attributesOf(row, layout), option)
  const at = said?.value ?? { ...option, line: row.line }
  return { ...at, text: said?.values.join(', ') || ANY }
}

function beyondStock(row: Row): OmittedCell[] {
  const cell = row.cell('Backorders allowed?')
  return cell && ['1', 'notify'].includes(cell.text.trim().toLowerCase()) ? [{ cell, reason: SOLD_BEYOND_STOCK }] : []
}

/** Older versions repeat the product's SKU in each variation. */
function numberOf(row: Row, first: Row): Cell | undefined {
  const said = row.cell('SKU')
  const cell = said && { ...said, text: codeIn(said.text).trim() }
  const isOfProduct = row !== first && cell?.text === textOf(first, 'SKU')
  return cell && isOfProduct ? { ...cell, text: '' } : cell
}

function numberOfParent(first: Row, variations: readonly Row[]): OmittedCell[] {
  const cell = first.cell('SKU')
  if (!cell || cell.text.trim() === '' || variations.length === 0) return []
  return [{ cell, reason: 'left out, the SKU of a product with variations; only the variations have SKUs' }]
}

function notForSale(row: Row): OmittedCell[] {
  const [published, price] = [row.cell('Published'), row.cell('Regular price')]
  if (published && isOff(row)) return [{ cell: published, reason: 'left out, a disabled variation' }]
  return price && !isForSale(row) ? [{ cell: price, reason: 'left out, a variation without a price' }] : []
}

const isOff = (row: Row) => textOf(row, 'Published') === '0'

/** Returns whether the variation can be bought in the other shop. */
export const isForSale = (row: Row) => !isOff(row) && textOf(row, 'Regular price') !== ''

/** A variation without a weight has its product's weight. */
function weightOf(row: Row, first: Row, { weight }: WooLayout): Cell | undefined {
  if (!weight) return undefined
  const said = unescaped(row.cell(weight.column))
  const cell = said?.text === '' ? unescaped(first.cell(weight.column)) : said
  const grams = Math.round(Number(cell?.text.replace(',', '.')) * weight.gramsEach)
  return cell && Number.isFinite(grams) ? { ...cell, text: grams === 0 ? '' : String(grams) } : cell
}
