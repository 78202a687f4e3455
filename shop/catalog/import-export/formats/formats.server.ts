import { codeIn } from '../file/codes.server.ts'
import { type ProductSheetRow, type RowsOfProduct, type SheetRow, UnreadableFile } from '../file/read-rows.server.ts'
import type { Cell, ColumnNames, SheetProduct } from '../file/sheet.server.ts'
import { COLUMN_NAMES, COLUMNS, ownProduct } from './own-sheet.server.ts'
import { isWooCommerce, wooColumns } from './woocommerce-columns.server.ts'

/** A catalogue file format. */
export interface Format<Column extends string = string> {
  names: ColumnNames
  slug: Column
  /** The positions of known columns. */
  places: ReadonlyMap<Column, number>
  /** All column names as written in the file. */
  header: readonly string[]
  /** Generates the slug of a product without one. */
  slugOf?: (first: ProductSheetRow<Column>) => string
  /** Groups the rows of a product if they are not adjacent. */
  groups?: (rows: AsyncGenerator<SheetRow>) => AsyncGenerator<RowsOfProduct>
  product: (slug: Cell, rows: readonly [ProductSheetRow<Column>, ...ProductSheetRow<Column>[]]) => SheetProduct
}

/** Above any real export, and few enough to list them all. */
const MAX_COLUMNS = 500

/**
 * Detects the format from the header. Other shops' formats, with the HTML parser, are loaded on demand. @throws
 * UnreadableFile
 */
export async function formatOf({ line, cells }: SheetRow): Promise<Format> {
  if (cells.length > MAX_COLUMNS) throw new UnreadableFile(line, `A file may have at most ${MAX_COLUMNS} columns.`)
  const names = cells.map((name) => name.trim().toLowerCase())
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twice !== undefined) throw new UnreadableFile(line, `The column "${twice}" occurs twice.`)
  if (names.includes('slug')) {
    const places = new Map(COLUMNS.flatMap((column) => placed(column, names.indexOf(column))))
    return { names: COLUMN_NAMES, slug: 'slug', places, header: cells, product: ownProduct } as Format
  }
  if (names.includes('handle') || names.includes('url handle')) {
    const { SHOPIFY_NAMES, shopifyProduct } = await import('./shopify-sheet.server.ts')
    const { SHOPIFY_COLUMNS } = await import('./shopify-columns.server.ts')
    const { slugOfHandle } = await import('./other-shops.server.ts')
    const places = new Map(
      Object.entries(SHOPIFY_COLUMNS).flatMap(([column, newer]) =>
        placed(
          column,
          names.findIndex((name) => name === column.toLowerCase() || name === newer.toLowerCase()),
        ),
      ),
    )
    return {
      ...{ names: SHOPIFY_NAMES, slug: 'Handle', places, header: cells, product: shopifyProduct },
      slugOf: (first) => slugOfHandle(codeIn(first.cell('Handle')?.text ?? '')),
    } as Format
  }
  if (isWooCommerce(names)) return wooFormat(cells)
  throw new UnreadableFile(line, NO_FORMAT)
}

const NO_FORMAT =
  'The first line must name the columns in English: "slug" as exported here, "Handle" as in Shopify, or "Type", "Name" and "Regular price" as in WooCommerce. The columns of this file are unknown or in another language.'

async function wooFormat(header: readonly string[]): Promise<Format> {
  const { SlugsOfNames, wooGroups } = await import('./woocommerce-rows.server.ts')
  const { WOO_NAMES, wooProduct } = await import('./woocommerce-sheet.server.ts')
  const { places, layout } = wooColumns(header)
  const slugs = new SlugsOfNames()
  const sharedSkus = new Set<string>()
  return {
    names: WOO_NAMES,
    slug: 'Name',
    places,
    header,
    slugOf: (first) => slugs.slugOf(first),
    groups: (rows) => wooGroups(rows, ({ cells }, column) => cells[places.get(column) ?? -1] ?? '', sharedSkus),
    product: (slug, rows) => wooProduct(slug, rows, layout, sharedSkus),
  }
}

const placed = <Column extends string>(column: Column, place: number): [Column, number][] =>
  place === -1 ? [] : [[column, place]]
