import { z } from 'zod'
import type { Extensions } from '../../../core/extensions/open-extensions.server.ts'
import type { Extension } from '../../../extension/extension.ts'
import type { ImportFormat, ImportProduct, ImportReader } from '../../../extension/imports.ts'
import { type ProductSheetRow, type RowsOfProduct, type SheetRow, UnreadableFile } from '../file/read-rows.server.ts'
import { rowOf } from '../file/row-of.server.ts'
import type { Format } from './format.server.ts'
import { groupsByColumn } from './group-rows.server.ts'
import { ImportedProduct } from './imported-product.server.ts'
import { sheetOfImported } from './sheet-of-imported.server.ts'

const isFunction = (value: unknown) => typeof value === 'function'

const Reader = z.object({
  columns: z.array(z.union([z.string(), z.tuple([z.string()], z.string())])).max(1_000),
  required: z.object({
    ...{ title: z.string(), description: z.string(), price: z.string() },
    ...{ images: z.string(), variant: z.string(), stock: z.string() },
  }),
  sameProduct: z.string().optional(),
  group: z.custom<NonNullable<ImportReader['group']>>(isFunction).optional(),
  read: z.custom<ImportReader['read']>(isFunction),
})

/** Returns the format of the first enabled extension that knows the header; undefined if none does. */
export function extensionFormat(extensions: Extensions, header: readonly string[]): Format | undefined {
  for (const extension of extensions.enabled)
    for (const format of extension.imports ?? []) {
      const opened = openFormat(extensions, extension, format, header)
      if (opened) return opened
    }
  return undefined
}

/** A format that fails is reported and not used. */
function openFormat(
  extensions: Extensions,
  extension: Extension,
  format: ImportFormat,
  header: readonly string[],
): Format | undefined {
  const place = `import ${format.name}`
  try {
    const opened = format.open(
      header.map((name) => name.trim()),
      extensions.contextOf(extension).settings(),
    )
    if (!opened) return undefined
    const checked = Reader.safeParse(opened)
    if (!checked.success) throw new Error(`The reader is invalid: ${z.prettifyError(checked.error)}`)
    const reader: ImportReader = { ...checked.data, group: opened.group?.bind(opened), read: opened.read.bind(opened) }
    const failed = (error: unknown, line: number) => {
      const { message } = extensions.report(extension, place, error)
      if (!extensions.isEnabled(extension))
        throw new UnreadableFile(line, `The extension was disabled after errors. ${message}`)
      return message
    }
    return formatOfReader(reader, header, failed)
  } catch (error) {
    extensions.report(extension, place, error)
    return undefined
  }
}

/**
 * @param failed reports an error of the extension and returns its message.
 * @throws UnreadableFile if the error disabled it
 */
function formatOfReader(
  reader: ImportReader,
  header: readonly string[],
  failed: (error: unknown, line: number) => string,
): Format {
  const { columns, sameProduct } = reader
  const places = placesOf(columns, header)
  const names = { ...reader.required, thumbnail: reader.required.images }
  return {
    ...{ names, places, header },
    groups(rows) {
      const place = sameProduct === undefined ? undefined : places.get(sameProduct)
      if (reader.group) return groupsOfReader(rows, reader, places, failed)
      return sameProduct === undefined || place === undefined
        ? singleRows(rows)
        : groupsByColumn(rows, { column: sameProduct, place })
    },
    product(rows) {
      const { line } = rows[0]
      try {
        return sheetOfImported(read(reader, rows), names, line)
      } catch (error) {
        const reason = `This product could not be read. ${failed(error, line)}`
        return { slug: { text: '', line, column: '' }, errors: [{ line, column: '', reason }], isUnreadable: true }
      }
    },
  }
}

function placesOf(columns: ImportReader['columns'], header: readonly string[]): Map<string, number> {
  const names = header.map((name) => name.trim().toLowerCase())
  const placed = columns.map((column) => {
    const [name = '', ...others] = typeof column === 'string' ? [column] : column
    const known = new Set([name, ...others].map((one) => one.toLowerCase()))
    return [name, names.findIndex((one) => known.has(one))] as const
  })
  return new Map(placed.filter(([, place]) => place !== -1))
}

/** @throws Error if the extension throws or returns an invalid product */
function read(reader: ImportReader, rows: readonly ProductSheetRow<string>[]): ImportProduct {
  const checked = ImportedProduct.safeParse(reader.read(rows))
  if (!checked.success) throw new Error(`The product is invalid: ${z.prettifyError(checked.error)}`)
  return checked.data
}

async function* singleRows(rows: AsyncGenerator<SheetRow>): AsyncGenerator<RowsOfProduct> {
  for await (const row of rows) yield [row]
}

/** @throws UnreadableFile if the extension throws, or returns a row never or twice */
async function* groupsOfReader(
  rows: AsyncGenerator<SheetRow>,
  reader: ImportReader,
  places: ReadonlyMap<string, number>,
  failed: (error: unknown, line: number) => string,
): AsyncGenerator<RowsOfProduct> {
  const given = new Map<unknown, SheetRow>()
  for await (const row of rows) given.set(rowOf(places, row), row)
  const line = given.values().next().value?.line ?? 1
  const groups: RowsOfProduct[] = []
  try {
    for (const group of reader.group?.([...given.keys()] as ProductSheetRow<string>[]) ?? []) {
      const [first, ...others] = group.map((row) => {
        const found = given.get(row)
        if (!found || !given.delete(row)) throw new Error('A row was grouped twice, or is none of the file.')
        return found
      })
      if (first) groups.push([first, ...others])
    }
    if (given.size > 0) throw new Error(`${given.size} rows are in no group.`)
  } catch (error) {
    throw new UnreadableFile(line, `The products of this file could not be read. ${failed(error, line)}`)
  }
  yield* groups
}
