import type { ImportCell, ImportImage, ImportNote, ImportProduct, ImportRow, ImportVariant } from 'comptoir/extension'
import { cellOf, parseBoolean, textOf } from './columns.ts'
import { beyondStock, draftReasonsOf, vatClassOf } from './legal.ts'

/** Shopify's name for the only variant of a product. */
const NO_VARIANTS = 'Default Title'

/** Reads the rows of one product. The row with the title has its texts; each row has a variant, a picture or both. */
export function readProduct(rows: readonly ImportRow[]): ImportProduct {
  const [top] = rows as [ImportRow, ...ImportRow[]]
  const first = rows.find((row) => textOf(row, 'Title') !== '') ?? top
  const body = cellOf(first, 'Body (HTML)')
  const sold = rows.filter((row) => textOf(row, 'Option1 Value') !== '' || textOf(row, 'Variant Price') !== '')
  const variantRows = sold.length > 0 ? sold : [first]
  const vat = vatClassOf(variantRows)
  const options = optionsOf(first)
  return {
    handle: cellOf(top, 'Handle'),
    title: cellOf(first, 'Title'),
    description: body && [{ ...body, isHtml: true }],
    manufacturer: cellOf(first, 'Vendor'),
    price: cellOf(variantRows[0] ?? first, 'Variant Price') ?? cellOf(first, 'Variant Price'),
    images: imagesIn(rows),
    options: options.flatMap((option) => cellOf(first, `${option} Name`) ?? []),
    state: stateOf(first),
    vatClass: vat.cell,
    draftReasons: draftReasonsOf(first, variantRows),
    variants: variantRows.map((row) => variantOf(row, first, options)),
    metaTitle: cellOf(first, 'SEO Title'),
    metaDescription: cellOf(first, 'SEO Description'),
    categories: tagsIn(cellOf(first, 'Tags')),
    notes: [...variantRows.flatMap((row) => [...compareAtPrice(row), ...beyondStock(row)]), ...vat.notes],
    errors: rows.flatMap((row) => otherTitle(row, first)),
  }
}

/** Reports a second product with the same handle. */
function otherTitle(row: ImportRow, first: ImportRow): ImportNote[] {
  const cell = cellOf(row, 'Title')
  if (!cell || cell.text.trim() === '' || cell.text.trim() === textOf(first, 'Title')) return []
  return [{ cell, reason: `The product on line ${first.line} has the same handle and another title.` }]
}

/** Returns the pictures of a product in order. */
function imagesIn(rows: readonly ImportRow[]): ImportImage[] {
  const placed = rows.flatMap((row, index) => {
    const source = cellOf(row, 'Image Src')
    if (!source || source.text.trim() === '') return []
    const position = Number(textOf(row, 'Image Position') || index + 1)
    return [{ image: { ...source, alt: cellOf(row, 'Image Alt Text') ?? { ...source, text: '' } }, position }]
  })
  return placed.toSorted((one, other) => one.position - other.position).map(({ image }) => image)
}

/** Reads the comma-separated tags of a cell. */
const tagsIn = (cell: ImportCell | undefined) =>
  cell?.text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
    .map((tag) => ({ cell, names: [tag] }))

/** Active products in the online store are published. Archived and unlisted products are hidden. */
function stateOf(first: ImportRow): ImportCell | undefined {
  const status = cellOf(first, 'Status')
  const published = cellOf(first, 'Published')
  const cell = status ?? published
  if (!cell) return undefined
  const isOnline = (published?.text.trim() ?? '') === '' || parseBoolean(published) === true
  const listedStatus = textOf(first, 'Status').toLowerCase()
  if (listedStatus === 'draft') return { ...cell, text: 'draft' }
  return { ...cell, text: isOnline && (listedStatus === '' || listedStatus === 'active') ? 'published' : 'hidden' }
}

function variantOf(row: ImportRow, first: ImportRow, options: readonly Option[]): ImportVariant {
  const picture = cellOf(row, 'Variant Image')
  return {
    line: row.line,
    name: nameOf(row),
    color: colourOf(row, first),
    options: options.flatMap((option) => cellOf(row, `${option} Value`) ?? []),
    stock: stockOf(row),
    price: cellOf(row, 'Variant Price'),
    sku: cellOf(row, 'Variant SKU'),
    gtin: cellOf(row, 'Variant Barcode'),
    weight: gramsIn(cellOf(row, 'Variant Grams')),
    contents: contentsIn(row),
    images: picture && picture.text.trim() !== '' ? [picture] : [],
  }
}

const OPTIONS = ['Option1', 'Option2', 'Option3'] as const
type Option = (typeof OPTIONS)[number]

/** The options of the product. A product without options has one named `Title`. */
const optionsOf = (first: ImportRow) =>
  OPTIONS.filter(
    (option) =>
      textOf(first, `${option} Name`) !== '' &&
      cellOf(first, `${option} Value`) !== undefined &&
      textOf(first, `${option} Value`) !== NO_VARIANTS,
  )

function nameOf(row: ImportRow): ImportCell | undefined {
  const values = OPTIONS.map((option) => textOf(row, `${option} Value`)).filter((value) => value !== '')
  const text = values.join(' / ')
  return text === '' || text === NO_VARIANTS ? undefined : { text, line: row.line, column: 'Option1 Value' }
}

/** Only hexadecimal colours are recognised, because colour names are ambiguous. */
function colourOf(row: ImportRow, first: ImportRow): ImportCell | undefined {
  const option = OPTIONS.find((one) => /^colou?r$/i.test(textOf(first, `${one} Name`)))
  const cell = option && cellOf(row, `${option} Value`)
  return cell && /^#[0-9a-f]{6}$/i.test(cell.text.trim()) ? cell : undefined
}

/** An untracked variant has no stock figure. Neither has any variant of a shop with several locations. */
function stockOf(row: ImportRow): ImportVariant['stock'] {
  const [cell, tracker] = [cellOf(row, 'Variant Inventory Qty'), cellOf(row, 'Variant Inventory Tracker')]
  const at = { text: '', line: row.line, column: 'Variant Inventory Qty' }
  if (tracker && tracker.text.trim() === '') return { ...(cell ?? at), unknown: 'not_counted' }
  return cell && cell.text.trim() !== '' ? cell : { ...at, unknown: 'not_in_file' }
}

/** Shopify writes `0.0` for an unknown weight, and decimals otherwise. */
function gramsIn(cell: ImportCell | undefined): ImportCell | undefined {
  const grams = Math.round(Number(cell?.text.trim().replace(',', '.')))
  return cell && Number.isFinite(grams) ? { ...cell, text: grams === 0 ? '' : String(grams) } : cell
}

function compareAtPrice(row: ImportRow): ImportNote[] {
  const cell = cellOf(row, 'Variant Compare At Price')
  const reason = 'the compare-at price is not imported: this shop computes it from its own prices of the last 30 days'
  return cell && cell.text.trim() !== '' ? [{ cell, reason }] : []
}

function contentsIn(row: ImportRow): ImportCell | undefined {
  const cell = cellOf(row, 'Unit Price Total Measure')
  const amount = textOf(row, 'Unit Price Total Measure')
  return cell && { ...cell, text: amount && `${amount} ${textOf(row, 'Unit Price Total Measure Unit')}`.trim() }
}
