import { unescapeFormula } from '../../../../lib/formula-cells.ts'
import { COLLECTION_TRANSLATIONS } from '../../collections/collection-translations.server.ts'
import { type SheetRow, UnreadableFile } from '../file/read-rows.server.ts'
import { SEPARATOR } from '../file/safe-cells.server.ts'
import type { Cell } from '../file/sheet.server.ts'
import { ERROR_COLUMN } from '../file/wrong-lines.server.ts'
import { type TranslationColumn, translationColumns } from '../plan/translation-columns.ts'

/** The columns of the collections CSV, in order. */
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
export type CollectionColumn = (typeof COLLECTION_COLUMNS)[number] | TranslationColumn

/** A row of the collections CSV with its cells by column; undefined if the file lacks the column. */
export interface CollectionsRow {
  line: number
  /** The original lines; several if the products do not fit into one cell. */
  lines: string[][]
  /** The actual and the expected number of cells. */
  width: { is: number; wanted: number }
  cell: (column: CollectionColumn) => Cell | undefined
}

const MAX_ROWS = 10_000

/** Reads a collections CSV. @throws UnreadableFile */
export async function readCollections(
  rows: AsyncGenerator<SheetRow>,
): Promise<{ header: string[]; rows: CollectionsRow[]; untaken: string[] }> {
  const { value: header, done } = await rows.next()
  if (done) throw new UnreadableFile(1, 'The file is empty.')
  const names = header.cells.map((name) => name.trim().toLowerCase())
  const duplicate = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (duplicate !== undefined) throw new UnreadableFile(header.line, `The column "${duplicate}" occurs twice.`)
  if (!names.includes('slug'))
    throw new UnreadableFile(header.line, 'The first line must contain the column names, including "slug".')
  if (names.includes('variant') || names.includes('price'))
    throw new UnreadableFile(header.line, 'This file contains products. Import it as a catalogue, above.')
  const all: SheetRow[] = []
  for await (const row of rows) {
    if (all.length === MAX_ROWS) throw new UnreadableFile(row.line, `A file may have at most ${MAX_ROWS} rows.`)
    all.push(row)
  }
  const read = groupsOf(all, names).map(([{ line, cells }, ...more]): CollectionsRow => {
    const lines = [cells, ...more.map((row) => row.cells)]
    return {
      line,
      lines,
      width: { is: cells.length, wanted: names.length },
      cell: (column) => {
        const place = names.indexOf(column)
        if (place === -1) return undefined
        const text = unescapeFormula(cells[place] ?? '')
        const others = column === 'products' ? lines.slice(1).map((row) => unescapeFormula(row[place] ?? '')) : []
        return { text: [text, ...others].join(SEPARATOR), line, column }
      },
    }
  })
  const known: readonly string[] = [...COLLECTION_COLUMNS, ...translationColumns(COLLECTION_TRANSLATIONS), ERROR_COLUMN]
  return {
    header: header.cells,
    rows: read,
    untaken: header.cells.filter((_, index) => names[index] !== '' && !known.includes(names[index] ?? '')),
  }
}

type Rows = [SheetRow, ...SheetRow[]]

/** Groups rows that only add products with the row of their collection, regardless of their position. */
function groupsOf(rows: readonly SheetRow[], names: readonly string[]): Rows[] {
  const [slug, products] = [names.indexOf('slug'), names.indexOf('products')]
  const slugOf = ({ cells }: SheetRow) => cells[slug]?.trim().toLowerCase() ?? ''
  const onlyAdds = ({ cells }: SheetRow) =>
    Boolean(cells[products]) && cells.every((text, place) => text === '' || place === slug || place === products)
  const groups: Rows[] = []
  const bySlug = new Map<string, Rows>()
  for (const row of [...rows.filter((one) => !onlyAdds(one)), ...rows.filter(onlyAdds)]) {
    const group = onlyAdds(row) ? bySlug.get(slugOf(row)) : undefined
    if (group) group.push(row)
    else {
      const added: Rows = [row]
      groups.push(added)
      if (slugOf(row) !== '') bySlug.set(slugOf(row), added)
    }
  }
  return groups.toSorted(([one], [other]) => one.line - other.line)
}
