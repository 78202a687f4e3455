import type { Extensions } from '../../../core/extensions/open-extensions.server.ts'
import { codeIn } from '../file/codes.server.ts'
import { type SheetRow, UnreadableFile } from '../file/read-rows.server.ts'
import type { Format } from './format.server.ts'
import { groupsByColumn } from './group-rows.server.ts'
import { COLUMN_NAMES, COLUMNS, type Column, ownProduct, TRANSLATION_COLUMNS } from './own-sheet.server.ts'

/** Above any real export, and few enough to list them all. */
const MAX_COLUMNS = 500

/**
 * Detects the format from the header. The formats of extensions, with the HTML parser, are loaded on demand.
 * @throws UnreadableFile
 */
export async function formatOf({ line, cells }: SheetRow, extensions: Extensions): Promise<Format> {
  if (cells.length > MAX_COLUMNS) throw new UnreadableFile(line, `A file may have at most ${MAX_COLUMNS} columns.`)
  const names = cells.map((name) => name.trim().toLowerCase())
  const duplicate = names.find((name, index) => name !== '' && names.indexOf(name) !== index)
  if (duplicate !== undefined) throw new UnreadableFile(line, `The column "${duplicate}" occurs twice.`)
  if (names.includes('slug')) return ownFormat(cells, names) as Format
  const { extensionFormat } = await import('./extension-format.server.ts')
  const format = extensionFormat(extensions, cells)
  if (format) return format
  throw new UnreadableFile(line, NO_FORMAT)
}

const NO_FORMAT =
  'The first line must name the columns in English: "slug" as exported here, "Handle" as in Shopify, or "Type", "Name" and "Regular price" as in WooCommerce. The columns of this file are unknown or in another language.'

function ownFormat(header: readonly string[], names: readonly string[]): Format<Column> {
  const places = new Map(
    [...COLUMNS, ...TRANSLATION_COLUMNS]
      .map((column) => [column, names.indexOf(column)] as const)
      .filter(([, place]) => place !== -1),
  )
  return {
    ...{ names: COLUMN_NAMES, places, header },
    groups: (rows) => groupsByColumn(rows, { column: 'slug', place: places.get('slug') ?? 0 }),
    product(rows) {
      const slug = rows[0].cell('slug') ?? { text: '', line: rows[0].line, column: 'slug' }
      return ownProduct({ ...slug, text: codeIn(slug.text).trim() }, rows)
    },
  }
}
