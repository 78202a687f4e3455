import type { ProductSheetRow, SheetRow } from './read-rows.server.ts'

/** Returns a row with access to its cells by column name. */
export function rowOf(places: ReadonlyMap<string, number>, { line, cells, read }: SheetRow): ProductSheetRow<string> {
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
