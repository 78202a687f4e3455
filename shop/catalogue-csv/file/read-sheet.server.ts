import { LeftOutValues } from './left-out.server.ts'
import { type Charset, lookAtFile } from './look-at-file.server.ts'
import { COLUMN_NAMES, COLUMNS, ownProduct } from './own-sheet.server.ts'
import { type ProductSheetRow, readRows, type SheetRow, UnreadableFile } from './read-rows.server.ts'
import { type Cell, type ColumnNames, errorAt, type SheetError, type SheetProduct } from './sheet.server.ts'
import { SHOPIFY_COLUMNS, SHOPIFY_NAMES, shopifyProduct } from './shopify-sheet.server.ts'
import { type UntakenColumn, UntakenColumns } from './untaken-columns.server.ts'

/** A way to write a catalogue down. */
interface Format<Column extends string = string> {
  names: ColumnNames
  slug: Column
  /** Where the columns are that it knows. */
  places: ReadonlyMap<Column, number>
  /** The names of all columns of the file, as they are written there. */
  header: readonly string[]
  product: (slug: Cell, rows: readonly [ProductSheetRow<Column>, ...ProductSheetRow<Column>[]]) => SheetProduct
}

/** The products of a file one after the other. */
export interface ReadProduct {
  product: SheetProduct
  names: ColumnNames
  /** How much of the file has been read, from 0 to 1. */
  read: number
}

/** A catalogue that is about to be read. */
export interface OpenSheet {
  encoding: Charset
  /** Those of its columns that no product takes anything from. Their rows are counted as they are read. */
  untaken: readonly UntakenColumn[]
  /** Values that no product takes. Counted as they are read. */
  leftOut: LeftOutValues
  products: AsyncGenerator<ReadProduct>
}

/**
 * Opens a catalogue, in the shop's own format or Shopify's, to read it product by product.
 * @throws UnreadableFile, also later
 */
export async function openSheet(path: string): Promise<OpenSheet> {
  const look = await lookAtFile(path)
  const rows = readRows(path, look)
  const format = await readHeader(rows)
  const untaken = new UntakenColumns(format.header, [...format.places.values()])
  const leftOut = new LeftOutValues()
  const products = productsOf(rows, format, { untaken, leftOut })
  return { encoding: look.encoding ?? 'utf-8', untaken: untaken.all, leftOut, products }
}

/** Reads only the header. @throws UnreadableFile */
export async function checkHeader(path: string): Promise<void> {
  await readHeader(readRows(path, await lookAtFile(path), { to: 1 }))
}

async function readHeader(rows: AsyncGenerator<SheetRow>): Promise<Format> {
  const { value: header, done } = await rows.next()
  if (done) throw new UnreadableFile(1, 'The file is empty.')
  return formatOf(header)
}

async function* productsOf(
  rows: AsyncGenerator<SheetRow>,
  format: Format,
  { untaken, leftOut }: { untaken: UntakenColumns; leftOut: LeftOutValues },
): AsyncGenerator<ReadProduct> {
  const seen = new Map<string, number>()
  let group: ProductSheetRow<string>[] = []
  const finished = ([first, ...others]: ProductSheetRow<string>[]) => {
    if (!first) return []
    const read = productOf(format, [first, ...others], seen)
    leftOut.count(read.product.leftOut ?? [])
    return [read]
  }

  for await (const row of rows) {
    untaken.count(row.cells)
    const next = rowOf(format, row)
    const slug = next.cell(format.slug)?.text.trim().toLowerCase()
    const isNext = slug !== '' && slug !== group[0]?.cell(format.slug)?.text.trim().toLowerCase()
    if (isNext) yield* finished(group)
    if (isNext) group = []
    group.push(next)
  }
  yield* finished(group)
}

/** More than any shop has, and few enough to be named all. */
const MAX_COLUMNS = 500

function formatOf({ line, cells }: SheetRow): Format {
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

function productOf(
  format: Format,
  rows: [ProductSheetRow<string>, ...ProductSheetRow<string>[]],
  seen: Map<string, number>,
): ReadProduct {
  const [first] = rows
  const slug = first.cell(format.slug) ?? { text: '', line: first.line, column: format.slug }
  const name = slug.text.trim().toLowerCase()
  const before = seen.get(name)
  seen.set(name, before ?? first.line)
  const product = format.product({ ...slug, text: slug.text.trim() }, rows)
  const errors: SheetError[] = [
    ...(before === undefined
      ? []
      : [errorAt(slug, `This product stands on line ${before} already. Its rows must follow each other.`)]),
    ...rows
      .filter(({ width }) => width !== format.header.length)
      .map(({ line, width }) => ({
        line,
        column: '',
        reason: `This row has ${width} cells, the first one ${format.header.length}.`,
      })),
    ...product.errors,
  ]
  return { product: { ...product, errors }, names: format.names, read: rows.at(-1)?.read ?? 1 }
}
