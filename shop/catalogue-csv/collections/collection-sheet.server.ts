import { type SheetRow, UnreadableFile } from '../file/read-rows.server.ts'
import { asWritten, SEPARATOR } from '../file/safe-cells.server.ts'
import type { Cell } from '../file/sheet.server.ts'
import { REASONS } from '../file/wrong-lines.server.ts'

/** The columns of a file of collections, in the order in which they are written. */
export const COLLECTION_COLUMNS = [
  'slug',
  'title',
  'parent',
  'place',
  'place_exported',
  'state',
  'in_menu',
  'leads_home',
  'rule',
  'text',
  'picture',
  'picture_alt',
  'meta_title',
  'meta_description',
  'products',
  'products_exported',
  'version',
] as const
export type CollectionColumn = (typeof COLLECTION_COLUMNS)[number]

/** A row of a file of collections, its cells by the names of their columns; undefined where the file has no such column. */
export interface CollectionsRow {
  line: number
  /** As it was sent; more than one where its products would be too many for a cell. */
  lines: string[][]
  /** How many cells it has, and how many it should. */
  width: { is: number; wanted: number }
  cell: (column: CollectionColumn) => Cell | undefined
}

const MAX_ROWS = 10_000

/** Reads a file of collections. @throws UnreadableFile where it is none */
export async function readCollections(
  rows: AsyncGenerator<SheetRow>,
): Promise<{ header: string[]; rows: CollectionsRow[]; untaken: string[] }> {
  const { value: header, done } = await rows.next()
  if (done) throw new UnreadableFile(1, 'The file is empty.')
  const names = header.cells.map((name) => name.trim().toLowerCase())
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (twice !== undefined) throw new UnreadableFile(header.line, `The column "${twice}" stands there twice.`)
  if (!names.includes('slug'))
    throw new UnreadableFile(header.line, 'The first line must name the columns, among them "slug".')
  if (names.includes('variant') || names.includes('price'))
    throw new UnreadableFile(header.line, 'This is a file of products. Bring it above, as a catalogue.')
  const [slug, products] = [names.indexOf('slug'), names.indexOf('products')]
  const read: CollectionsRow[] = []
  for await (const { line, cells } of rows) {
    const [own] = read.at(-1)?.lines ?? []
    const isMore =
      own !== undefined && cells.every((text, place) => text === '' || place === slug || place === products)
    if (isMore && cells[products] && cells[slug]?.trim() === own[slug]?.trim()) {
      read.at(-1)?.lines.push(cells)
      continue
    }
    if (read.length === MAX_ROWS) throw new UnreadableFile(line, `A file may have at most ${MAX_ROWS} rows.`)
    const lines = [cells]
    read.push({
      line,
      lines,
      width: { is: cells.length, wanted: names.length },
      cell: (column) => {
        const place = names.indexOf(column)
        if (place === -1) return undefined
        const text = asWritten(cells[place] ?? '')
        const more = column === 'products' ? lines.slice(1).map((others) => asWritten(others[place] ?? '')) : []
        return { text: [text, ...more].join(SEPARATOR), line, column }
      },
    })
  }
  const known: readonly string[] = [...COLLECTION_COLUMNS, REASONS]
  return {
    header: header.cells,
    rows: read,
    untaken: header.cells.filter((_, index) => names[index] !== '' && !known.includes(names[index] ?? '')),
  }
}
