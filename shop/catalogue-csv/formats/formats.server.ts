import { type ProductSheetRow, type SheetRow, UnreadableFile } from '../file/read-rows.server.ts'
import type { Cell, ColumnNames, SheetProduct } from '../file/sheet.server.ts'
import { COLUMN_NAMES, COLUMNS, ownProduct } from './own-sheet.server.ts'
import { SHOPIFY_COLUMNS, SHOPIFY_NAMES, shopifyProduct } from './shopify-sheet.server.ts'

/** A way to write a catalogue down. */
export interface Format<Column extends string = string> {
  names: ColumnNames
  slug: Column
  /** Where the columns are that it knows. */
  places: ReadonlyMap<Column, number>
  /** The names of all columns of the file, as they are written there. */
  header: readonly string[]
  product: (slug: Cell, rows: readonly [ProductSheetRow<Column>, ...ProductSheetRow<Column>[]]) => SheetProduct
}

/** More than any shop has, and few enough to be named all. */
const MAX_COLUMNS = 500

/** Tells by its header how a file is written. @throws UnreadableFile */
export function formatOf({ line, cells }: SheetRow): Format {
  if (cells.length > MAX_COLUMNS) throw new UnreadableFile(line, `A file may have at most ${MAX_COLUMNS} columns.`)
  const names = cells.map((name) => name.trim().toLowerCase())
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twice !== undefined) throw new UnreadableFile(line, `The column "${twice}" stands there twice.`)
  if (names.includes('slug')) {
    const places = new Map(COLUMNS.flatMap((column) => placed(column, names.indexOf(column))))
    return { names: COLUMN_NAMES, slug: 'slug', places, header: cells, product: ownProduct } as Format
  }
  if (names.includes('handle') || names.includes('url handle')) {
    const places = new Map(
      Object.entries(SHOPIFY_COLUMNS).flatMap(([column, newer]) =>
        placed(
          column,
          names.findIndex((name) => name === column.toLowerCase() || name === newer.toLowerCase()),
        ),
      ),
    )
    return { names: SHOPIFY_NAMES, slug: 'Handle', places, header: cells, product: shopifyProduct } as Format
  }
  throw new UnreadableFile(line, 'The first line must name the columns, among them "slug", or "Handle" as in Shopify.')
}

const placed = <Column extends string>(column: Column, place: number): [Column, number][] =>
  place === -1 ? [] : [[column, place]]
