import { unescapeFormula } from '../../../../lib/formula-cells.ts'
import { eachText, TEXT_NAMES } from '../../products/read/product-texts.contract.ts'
import { PRODUCT_TRANSLATIONS } from '../../products/read/translations/product-translations.server.ts'
import { DETAIL_CSV_COLUMNS, eachDetail, VARIANT_DETAILS } from '../../products/read/variant-details.contract.ts'
import { codeIn } from '../file/codes.server.ts'
import type { ProductSheetRow } from '../file/read-rows.server.ts'
import { split } from '../file/safe-cells.server.ts'
import {
  type Cell,
  type ColumnNames,
  errorAt,
  type SheetError,
  type SheetProduct,
  type SheetSalePrice,
  type SheetVariant,
} from '../file/sheet.server.ts'
import { type TranslationColumn, translationColumns } from '../plan/translation-columns.ts'

const OF_PRODUCT = [
  ...TEXT_NAMES,
  'price',
  'reduced_price',
  'reduced_percent',
  'reduced_from',
  'reduced_until',
  'reduction_exported',
  'thumbnail',
  'thumbnail_alt',
  'bundled',
  'options',
  'collections',
  'state',
  'published_from',
  'version',
] as const

/** The columns of the shop's own format, in order. One row per variant. */
export const COLUMNS = [
  'slug',
  ...OF_PRODUCT,
  'variant',
  'variant_options',
  'color',
  'stock',
  'stock_exported',
  ...DETAIL_CSV_COLUMNS,
  'images',
  'image_alts',
] as const
/** The columns of translations in any language. */
export const TRANSLATION_COLUMNS = translationColumns(PRODUCT_TRANSLATIONS)
export type Column = (typeof COLUMNS)[number] | TranslationColumn

export const COLUMN_NAMES: ColumnNames = {
  title: 'title',
  description: 'description',
  price: 'price',
  thumbnail: 'thumbnail',
  variant: 'variant',
  stock: 'stock',
  images: 'images',
}

type OwnRow = ProductSheetRow<Column>

/** Reads the rows of one product. One row describes the product; the others repeat it or leave it empty. */
export function ownProduct(slug: Cell, rows: readonly [OwnRow, ...OwnRow[]]): SheetProduct {
  const first = describingRow(rows)
  const written = (column: Column) => writtenIn(first.cell(column))
  return {
    slug,
    ...eachText(written),
    model: codeCell(first.cell('model')),
    price: written('price'),
    sale: salePriceIn(written),
    thumbnail: written('thumbnail'),
    thumbnail_alt: written('thumbnail_alt'),
    bundled: listIn(first.cell('bundled')),
    options: filledIn(first.cell('options')),
    collections: filledIn(first.cell('collections')),
    state: filled(first.cell('state')),
    published_from: writtenIn(first.cell('published_from')),
    version: filled(first.cell('version')),
    translation: written,
    variants: first.cell('variant') && rows.map(variantIn),
    errors: rows.filter((row) => row !== first).flatMap((row) => contradictions(first, row)),
  }
}

function salePriceIn(written: (column: Column) => Cell | undefined): SheetSalePrice | undefined {
  const cells = {
    price: written('reduced_price'),
    percent: written('reduced_percent'),
    from: written('reduced_from'),
    until: written('reduced_until'),
  }
  const any = cells.price ?? cells.percent ?? cells.from ?? cells.until
  return any && { ...cells, exported: written('reduction_exported'), any }
}

function variantIn(row: OwnRow): SheetVariant {
  return {
    name: writtenIn(row.cell('variant')) ?? { text: '', line: row.line, column: 'variant' },
    options: filledIn(row.cell('variant_options')),
    color: row.cell('color'),
    stock: filled(row.cell('stock')),
    exportedStock: filled(row.cell('stock_exported')),
    details: {
      ...eachDetail((name) => writtenIn(row.cell(VARIANT_DETAILS[name].csv))),
      sku: codeCell(row.cell('sku')),
      gtin: codeCell(row.cell('gtin')),
    },
    images: listIn(row.cell('images')),
    alts: listIn(row.cell('image_alts')),
  }
}

/** The first row that describes the product. In a sorted file it may come after variant rows. */
const describingRow = (rows: readonly [OwnRow, ...OwnRow[]]): OwnRow =>
  rows.find((row) => [...OF_PRODUCT, ...TRANSLATION_COLUMNS].some((column) => filled(row.cell(column)))) ?? rows[0]

function contradictions(first: OwnRow, row: OwnRow): SheetError[] {
  return [...OF_PRODUCT, ...TRANSLATION_COLUMNS].flatMap((column) => {
    const cell = row.cell(column)
    const isOther = cell && cell.text.trim() !== '' && cell.text !== first.cell(column)?.text
    return isOther ? [errorAt(cell, `This differs from line ${first.line}, which belongs to the same product.`)] : []
  })
}

const writtenIn = (cell: Cell | undefined) => cell && { ...cell, text: unescapeFormula(cell.text) }

const codeCell = (cell: Cell | undefined) => cell && { ...cell, text: codeIn(cell.text) }

const filled = (cell: Cell | undefined) => (cell && cell.text.trim() !== '' ? cell : undefined)

/** An empty cell is an empty list. */
const filledIn = (cell: Cell | undefined) => listIn(cell)?.filter(({ text }) => text.trim() !== '')

function listIn(cell: Cell | undefined): Cell[] | undefined {
  return cell && split(unescapeFormula(cell.text)).map((text) => ({ ...cell, text }))
}
