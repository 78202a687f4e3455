import { COLUMN_NAMES, COLUMNS, ownProduct } from './own-sheet.server.ts'
import { type Row, type RowOfProduct, readRows, UnreadableFile } from './read-rows.server.ts'
import { type Cell, type ColumnNames, type Fault, faultAt, type SheetProduct } from './sheet.server.ts'
import { SHOPIFY_COLUMNS, SHOPIFY_NAMES, shopifyProduct } from './shopify-sheet.server.ts'

/** A way to write a catalogue down. */
interface Format<Column extends string = string> {
  names: ColumnNames
  slug: Column
  /** Where the columns are that it knows. */
  places: ReadonlyMap<Column, number>
  width: number
  product: (slug: Cell, rows: readonly [RowOfProduct<Column>, ...RowOfProduct<Column>[]]) => SheetProduct
}

/** The products of a file one after the other. */
export interface ReadProduct {
  product: SheetProduct
  names: ColumnNames
  /** How much of the file has been read, from 0 to 1. */
  read: number
}

/**
 * Reads a catalogue, in the shop's own format or Shopify's, product by product.
 * @throws UnreadableFile
 */
export async function* readSheet(path: string): AsyncGenerator<ReadProduct> {
  const rows = readRows(path)
  const { value: header, done } = await rows.next()
  if (done) throw new UnreadableFile(1, 'The file is empty.')
  const format = formatOf(header)
  const seen = new Map<string, number>()
  let group: RowOfProduct<string>[] = []
  const finished = ([first, ...others]: RowOfProduct<string>[]) =>
    first ? [productOf(format, [first, ...others], seen)] : []

  for await (const row of rows) {
    const next = rowOf(format, row)
    const slug = next.cell(format.slug)?.text.trim().toLowerCase()
    const isNext = slug !== '' && slug !== group[0]?.cell(format.slug)?.text.trim().toLowerCase()
    if (isNext) yield* finished(group)
    if (isNext) group = []
    group.push(next)
  }
  yield* finished(group)
}

/** Reads only the header. @throws UnreadableFile */
export async function checkHeader(path: string): Promise<void> {
  for await (const header of readRows(path, { to: 1 })) return void formatOf(header)
  throw new UnreadableFile(1, 'The file is empty.')
}

function formatOf({ line, cells }: Row): Format {
  const names = cells.map((name) => name.trim().toLowerCase())
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twice !== undefined) throw new UnreadableFile(line, `The column "${twice}" stands there twice.`)
  if (names.includes('slug')) {
    const unknown = names.find((name) => name !== '' && !COLUMNS.some((column) => column === name))
    if (unknown !== undefined) throw new UnreadableFile(line, `The shop has no column "${unknown}".`)
    const places = new Map(COLUMNS.flatMap((column) => placed(column, names.indexOf(column))))
    return { names: COLUMN_NAMES, slug: 'slug', places, width: cells.length, product: ownProduct } as Format
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
    return { names: SHOPIFY_NAMES, slug: 'Handle', places, width: cells.length, product: shopifyProduct } as Format
  }
  throw new UnreadableFile(line, 'The first line must name the columns, among them "slug", or "Handle" as in Shopify.')
}

const placed = <Column extends string>(column: Column, place: number): [Column, number][] =>
  place === -1 ? [] : [[column, place]]

function rowOf({ places }: Format, { line, cells, read }: Row): RowOfProduct<string> {
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
  rows: [RowOfProduct<string>, ...RowOfProduct<string>[]],
  seen: Map<string, number>,
): ReadProduct {
  const [first] = rows
  const slug = first.cell(format.slug) ?? { text: '', line: first.line, column: format.slug }
  const name = slug.text.trim().toLowerCase()
  const before = seen.get(name)
  seen.set(name, before ?? first.line)
  const product = format.product({ ...slug, text: slug.text.trim() }, rows)
  const faults: Fault[] = [
    ...(before === undefined
      ? []
      : [faultAt(slug, `This product stands on line ${before} already. Its rows must follow each other.`)]),
    ...rows
      .filter(({ width }) => width !== format.width)
      .map(({ line, width }) => ({
        line,
        column: '',
        reason: `This row has ${width} cells, the first one ${format.width}.`,
      })),
    ...product.faults,
  ]
  return { product: { ...product, faults }, names: format.names, read: rows.at(-1)?.read ?? 1 }
}
