import { ONLY_VARIANT } from '../../../../lib/variant-title.ts'
import { parseContents } from '../../pricing/contents.contract.ts'
import { codeIn } from '../file/codes.server.ts'
import {
  type Cell,
  type ColumnNames,
  errorAt,
  type OmittedCell,
  type SheetError,
  type SheetProduct,
  type SheetVariant,
} from '../file/sheet.server.ts'
import { barcodeIn, noBarcode } from './barcodes.server.ts'
import { type ExternalStock, givenStock, missingStock, untrackedStock } from './external-stock.server.ts'
import { markdownFromHtml } from './markdown-from-html.server.ts'
import { notesOnDropped } from './notes-on-dropped-html.server.ts'
import {
  cutAlt,
  descriptionOrName,
  MAX_READ,
  noteCompareAtPrice,
  ownPrice,
  parseBoolean,
  shortEnough,
  tooLong,
  withoutColons,
} from './other-shops.server.ts'
import { type ShopifyRow, textOf } from './shopify-columns.server.ts'
import { imagesIn, type SheetImage, variantPictures } from './shopify-images.server.ts'
import { beyondStock, draftReasonsOf, vatClassOf } from './shopify-legal.server.ts'

export const SHOPIFY_NAMES: ColumnNames = {
  title: 'Title',
  description: 'Body (HTML)',
  price: 'Variant Price',
  thumbnail: 'Image Src',
  variant: 'Option1 Value',
  stock: 'Variant Inventory Qty',
  images: 'Image Src',
}

/** Shopify's name for the only variant of a product. */
const NO_VARIANTS = 'Default Title'

/** Reads the rows of one product. The row with the title has its texts; each row has a variant, a picture or both. */
export function shopifyProduct(slug: Cell, rows: readonly [ShopifyRow, ...ShopifyRow[]]): SheetProduct {
  const first = rows.find((row) => textOf(row, 'Title') !== '') ?? rows[0]
  const body = first.cell('Body (HTML)')
  const description = descriptionOrName(
    body ?? { text: '', line: first.line, column: 'Body (HTML)' },
    markdownFromHtml(body?.text ?? ''),
    first.cell('Title'),
  )
  const [seoTitle, seoDescription] = [first.cell('SEO Title'), first.cell('SEO Description')]
  const sold = rows.filter((row) => textOf(row, 'Option1 Value') !== '' || textOf(row, 'Variant Price') !== '')
  const variantRows = sold.length > 0 ? sold : [first]
  const vat = vatClassOf(variantRows)
  const images = imagesIn(rows)
  const price = variantRows[0]?.cell('Variant Price') ?? first.cell('Variant Price')
  return {
    slug,
    handle: codeIn(textOf(rows[0], 'Handle')).toLowerCase(),
    title: first.cell('Title'),
    ...description.told,
    maker: first.cell('Vendor'),
    price,
    thumbnail: images[0]?.source,
    thumbnail_alt: images[0]?.alt,
    options: optionsOf(first).flatMap((option) => [first.cell(`${option} Name`) ?? []].flat().map(withoutColons)),
    state: stateOf(first),
    vat_class: vat.cell,
    draftReasons: draftReasonsOf(first, variantRows),
    variants: variantsIn(variantRows, first, images, price),
    meta_title: shortEnough('meta_title', seoTitle),
    meta_description: shortEnough('meta_description', seoDescription),
    categoryPaths: tagsIn(first.cell('Tags')),
    leftOut: [
      ...variantRows.flatMap((row) => [
        ...noBarcode(row.cell('Variant Barcode')),
        ...noteCompareAtPrice(row.cell('Variant Compare At Price')),
        ...stockOf(row).leftOut,
        ...noContents(row),
        ...beyondStock(row),
      ]),
      ...vat.leftOut,
      ...description.leftOut,
      ...notesOnDropped(body),
      ...rows.flatMap((row) => cutAlt(row.cell('Image Alt Text'))),
      ...tooLong('meta_title', seoTitle),
      ...tooLong('meta_description', seoDescription),
    ],
    hasExternalPictures: true,
    errors: rows.flatMap((row) => otherTitle(row, first)),
  }
}

/** Reports a second product with the same handle. */
function otherTitle(row: ShopifyRow, first: ShopifyRow): SheetError[] {
  const title = row.cell('Title')
  if (!title || title.text.trim() === '' || title.text.trim() === textOf(first, 'Title')) return []
  return [errorAt(title, `The product on line ${first.line} has the same handle and another title.`)]
}

/** Reads the comma-separated tags of a cell. */
const tagsIn = (cell: Cell | undefined) =>
  cell?.text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
    .map((tag) => ({ cell, names: [tag] }))

const skuIn = (row: ShopifyRow): Cell | undefined => {
  const cell = row.cell('Variant SKU')
  return cell && { ...cell, text: codeIn(cell.text) }
}

/** Active products in the online store are published. Archived and unlisted products are hidden. */
function stateOf(first: ShopifyRow): Cell | undefined {
  const status = first.cell('Status')
  const published = first.cell('Published')
  const cell = status ?? published
  if (!cell) return undefined
  const isOnline = (published?.text.trim() ?? '') === '' || parseBoolean(published) === true
  const said = status?.text.trim().toLowerCase() ?? ''
  if (said === 'draft') return { ...cell, text: 'draft' }
  return { ...cell, text: isOnline && (said === '' || said === 'active') ? 'published' : 'hidden' }
}

/** Shopify writes `0.0` for an unknown weight, and decimals otherwise. */
function gramsIn(cell: Cell | undefined): Cell | undefined {
  const grams = Math.round(Number(cell?.text.trim().replace(',', '.')))
  return cell && Number.isFinite(grams) ? { ...cell, text: grams === 0 ? '' : String(grams) } : cell
}

/** Returns the contents if the shop supports the unit; otherwise an empty text. */
function contentsIn(row: ShopifyRow): Cell | undefined {
  const cell = row.cell('Unit Price Total Measure')
  const text = contentsText(row)
  return cell && { ...cell, text: parseContents(text) ? text : '' }
}

const contentsText = (row: ShopifyRow) =>
  `${textOf(row, 'Unit Price Total Measure')} ${textOf(row, 'Unit Price Total Measure Unit')}`.trim()

function noContents(row: ShopifyRow): OmittedCell[] {
  const cell = row.cell('Unit Price Total Measure')
  if (!cell || cell.text.trim() === '' || parseContents(contentsText(row))) return []
  return [{ cell, reason: 'left out, unknown unit; known units: g, kg, ml, cl, l, cm, m, pieces' }]
}

/** An untracked variant has no stock figure. Neither has any variant of a shop with several locations. */
function stockOf(row: ShopifyRow): ExternalStock {
  const [cell, tracker] = [row.cell('Variant Inventory Qty'), row.cell('Variant Inventory Tracker')]
  const at = { text: '', line: row.line, column: 'Variant Inventory Qty' }
  if (tracker && tracker.text.trim() === '') return untrackedStock(cell ?? at)
  return cell && cell.text.trim() !== '' ? givenStock(cell) : missingStock(at)
}

function countedIn(row: ShopifyRow): Pick<SheetVariant, 'stock' | 'exportedStock'> {
  const { stock, exportedStock } = stockOf(row)
  return { stock, exportedStock }
}

function variantsIn(
  rows: readonly ShopifyRow[],
  first: ShopifyRow,
  images: readonly SheetImage[],
  productPrice: Cell | undefined,
): SheetVariant[] {
  const picturesOf = variantPictures(rows, images)
  return rows.slice(0, MAX_READ).map((row) => {
    const those = picturesOf(row)
    return {
      name: nameOf(row),
      color: colourOf(row, first),
      options: optionsOf(first).flatMap((option) => row.cell(`${option} Value`) ?? []),
      ...countedIn(row),
      details: {
        price: ownPrice(row.cell('Variant Price'), productPrice),
        sku: skuIn(row),
        gtin: barcodeIn(row.cell('Variant Barcode')),
        weight: gramsIn(row.cell('Variant Grams')),
        contents: contentsIn(row),
      },
      images: those.map(({ source }) => source),
      alts: those.map(({ alt }) => alt),
    }
  })
}

const OPTIONS = ['Option1', 'Option2', 'Option3'] as const

/** The options of the product. A product without options has one named `Title`. */
const optionsOf = (first: ShopifyRow) =>
  OPTIONS.filter(
    (option) =>
      textOf(first, `${option} Name`) !== '' &&
      first.cell(`${option} Value`) !== undefined &&
      textOf(first, `${option} Value`) !== NO_VARIANTS,
  )

function nameOf(row: ShopifyRow): Cell {
  const values = OPTIONS.map((option) => textOf(row, `${option} Value`)).filter((value) => value !== '')
  const name = values.join(' / ')
  return { text: name === NO_VARIANTS ? ONLY_VARIANT : name || ONLY_VARIANT, line: row.line, column: 'Option1 Value' }
}

/** Only hexadecimal colours are recognised, because colour names are ambiguous. */
function colourOf(row: ShopifyRow, first: ShopifyRow): Cell | undefined {
  const option = OPTIONS.find((one) => /^colou?r$/i.test(textOf(first, `${one} Name`)))
  const cell = option && row.cell(`${option} Value`)
  return cell && /^#[0-9a-f]{6}$/i.test(cell.text.trim()) ? cell : undefined
}
