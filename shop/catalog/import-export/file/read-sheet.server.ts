import { type Format, formatOf } from '../formats/formats.server.ts'
import { codeIn } from './codes.server.ts'
import { type IgnoredColumn, IgnoredColumns } from './ignored-columns.server.ts'
import { type Charset, type FileFormat, inspectFile } from './inspect-file.server.ts'
import {
  type ProductSheetRow,
  type RowsOfProduct,
  readRows,
  type SheetRow,
  UnreadableFile,
} from './read-rows.server.ts'
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
export async function openSheet(path: string): Promise<OpenSheet> {
  const { look, format, groups } = await openRows(path)
  const untaken = new IgnoredColumns(format.header, [...format.places.values(), errorColumnIndex(format.header)])
  return { encoding: look.encoding ?? 'utf-8', untaken: untaken.all, products: productsOf(groups, format, untaken) }
}

/** Opens a catalogue file to read the raw rows of each product. @throws UnreadableFile, also while reading */
export async function openRows(
  path: string,
): Promise<{ look: FileFormat; format: Format; groups: AsyncGenerator<RowsOfProduct> }> {
  const look = await inspectFile(path)
  const rows = readRows(path, look)
  const format = await readHeader(rows)
  return { look, format, groups: format.groups?.(rows) ?? groupsOf(rows, format) }
}

/** Number of lines in which the header is searched. */
const MAX_LINES_BEFORE = 20

/** Reads only the header. @throws UnreadableFile */
export async function checkHeader(path: string): Promise<void> {
  const look = await inspectFile(path)
  // Errors below the header are reported by the dry run.
  for (const to of [1, MAX_LINES_BEFORE]) {
    const { value: header, done } = await readRows(path, look, { to }).next()
    if (!done) return void (await formatOf(header))
  }
  throw new UnreadableFile(1, EMPTY)
}

const EMPTY = 'The file is empty.'

async function readHeader(rows: AsyncGenerator<SheetRow>): Promise<Format> {
  const { value: header, done } = await rows.next()
  if (done) throw new UnreadableFile(1, EMPTY)
  return formatOf(header)
}

/**
 * Groups the rows of each product in the order of their first rows. A row without a slug belongs to the product above
 * it.
 * @throws UnreadableFile if rows lack a slug while another product's rows are not adjacent, because their product is
 * ambiguous
 */
async function* groupsOf(rows: AsyncGenerator<SheetRow>, { places, slug }: Format): AsyncGenerator<RowsOfProduct> {
  const groups = new Map<string, RowsOfProduct>()
  let above: RowsOfProduct | undefined
  let withoutSlug: SheetRow | undefined
  let areApart = false
  for await (const row of rows) {
    const name = codeIn(row.cells[places.get(slug) ?? 0] ?? '')
      .trim()
      .toLowerCase()
    const group: RowsOfProduct | undefined = name === '' && above ? above : groups.get(name)
    if (name === '') withoutSlug ??= row
    if (group && group !== above) areApart = true
    if (group) group.push(row)
    above = group ?? [row]
    if (!group) groups.set(name, above)
  }
  if (areApart && withoutSlug)
    throw new UnreadableFile(
      withoutSlug.line,
      `Fill in "${slug}" in each row: the rows of this product are not consecutive.`,
    )
  yield* groups.values()
}

async function* productsOf(
  groups: AsyncGenerator<RowsOfProduct>,
  format: Format,
  untaken: IgnoredColumns,
): AsyncGenerator<ReadProduct> {
  for await (const [first, ...others] of groups) {
    for (const { cells } of [first, ...others]) untaken.count(cells)
    yield productOf(format, [rowOf(format, first), ...others.map((row) => rowOf(format, row))])
  }
}

function rowOf({ places }: Format, { line, cells, read }: SheetRow): ProductSheetRow<string> {
  return {
    line,
    width: cells.length,
    read,
    cell(column) {
      const place = places.get(column)
      return place === undefined ? undefined : { text: cells[place] ?? '', line, column }
    },
  }
}

function productOf(format: Format, rows: [ProductSheetRow<string>, ...ProductSheetRow<string>[]]): ReadProduct {
  const [first] = rows
  const slug = first.cell(format.slug) ?? { text: '', line: first.line, column: format.slug }
  const text = format.slugOf?.(first) ?? codeIn(slug.text).trim()
  const product = format.product({ ...slug, text }, rows)
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
