import type { Extensions } from '../../../core/extensions/open-extensions.server.ts'
import type { Format } from '../formats/format.server.ts'
import { formatOf } from '../formats/formats.server.ts'
import { type IgnoredColumn, IgnoredColumns } from './ignored-columns.server.ts'
import { type Charset, type FileFormat, inspectFile } from './inspect-file.server.ts'
import {
  type ProductSheetRow,
  type RowsOfProduct,
  readRows,
  type SheetRow,
  UnreadableFile,
} from './read-rows.server.ts'
import { rowOf } from './row-of.server.ts'
import type { ColumnNames, SheetError, SheetProduct } from './sheet.server.ts'
import { errorColumnIndex } from './wrong-lines.server.ts'

/** A product read from a file. */
export interface ReadProduct {
  product: SheetProduct
  names: ColumnNames
  /** The fraction of the file that has been read, from 0 to 1. */
  read: number
}

/** An opened catalogue file. */
export interface OpenSheet {
  encoding: Charset
  /** The ignored columns. Their values are counted while the file is read. */
  untaken: readonly IgnoredColumn[]
  products: AsyncGenerator<ReadProduct>
}

/**
 * Opens a catalogue file in the shop's own format or that of another shop system.
 * @throws UnreadableFile, also while reading
 */
export async function openSheet(path: string, extensions: Extensions): Promise<OpenSheet> {
  const { look, format, groups } = await openRows(path, extensions)
  const untaken = new IgnoredColumns(format.header, [...format.places.values(), errorColumnIndex(format.header)])
  return { encoding: look.encoding ?? 'utf-8', untaken: untaken.all, products: productsOf(groups, format, untaken) }
}

/** Opens a catalogue file to read the raw rows of each product. @throws UnreadableFile, also while reading */
export async function openRows(
  path: string,
  extensions: Extensions,
): Promise<{ look: FileFormat; format: Format; groups: AsyncGenerator<RowsOfProduct> }> {
  const look = await inspectFile(path)
  const rows = readRows(path, look)
  const format = await readHeader(rows, extensions)
  return { look, format, groups: format.groups(rows) }
}

/** Number of lines in which the header is searched. */
const MAX_LINES_BEFORE = 20

/** Reads only the header. @throws UnreadableFile */
export async function checkHeader(path: string, extensions: Extensions): Promise<void> {
  const look = await inspectFile(path)
  // Errors below the header are reported by the dry run.
  for (const to of [1, MAX_LINES_BEFORE]) {
    const { value: header, done } = await readRows(path, look, { to }).next()
    if (!done) return void (await formatOf(header, extensions))
  }
  throw new UnreadableFile(1, EMPTY)
}

const EMPTY = 'The file is empty.'

async function readHeader(rows: AsyncGenerator<SheetRow>, extensions: Extensions): Promise<Format> {
  const { value: header, done } = await rows.next()
  if (done) throw new UnreadableFile(1, EMPTY)
  return formatOf(header, extensions)
}

async function* productsOf(
  groups: AsyncGenerator<RowsOfProduct>,
  format: Format,
  untaken: IgnoredColumns,
): AsyncGenerator<ReadProduct> {
  for await (const [first, ...others] of groups) {
    for (const { cells } of [first, ...others]) untaken.count(cells)
    yield productOf(format, [rowOf(format.places, first), ...others.map((row) => rowOf(format.places, row))])
  }
}

function productOf(format: Format, rows: [ProductSheetRow<string>, ...ProductSheetRow<string>[]]): ReadProduct {
  const product = format.product(rows)
  const errors: SheetError[] = [
    ...rows
      .filter(({ width }) => width !== format.header.length)
      .map(({ line, width }) => ({
        line,
        column: '',
        reason: `This row has ${width} cells, but the first row has ${format.header.length}.`,
      })),
    ...product.errors,
  ]
  return { product: { ...product, errors }, names: format.names, read: rows.at(-1)?.read ?? 1 }
}
