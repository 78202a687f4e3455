import type { RowsOfProduct } from './read-rows.server.ts'
import { joinedCells, neutral } from './safe-cells.server.ts'
import type { SheetError } from './sheet.server.ts'

/** The column in which a file says what is wrong. It is not read again. */
export const REASONS = 'what_is_wrong'

/** Returns where a file that comes a second time says what was wrong with it; -1 where it does not. */
export const placeOfReasons = (header: readonly string[]) =>
  header.findIndex((name) => name.trim().toLowerCase() === REASONS)

/** What is wrong with the product that stands at a place of the file, counted from 0. */
export interface WrongProduct {
  position: number
  errors: readonly SheetError[]
}

/**
 * Writes the lines of some products of a file once more, with what is wrong with each before it, so that they can be mended and brought again. All
 * lines of a product come along, for it goes in as a whole. Cells stay as they were sent, also those that could be formulas: an import takes
 * away what an export has put before them, and no more.
 */
export async function* wrongLines(
  { header, delimiter, groups }: { header: readonly string[]; delimiter: string; groups: AsyncIterable<RowsOfProduct> },
  wrong: AsyncIterator<WrongProduct>,
): AsyncGenerator<string> {
  const before = placeOfReasons(header)
  const line = (reasons: string, cells: readonly string[]) =>
    joinedCells([reasons, ...cells.filter((_, place) => place !== before)], delimiter)
  yield line(REASONS, header)
  let position = 0
  let next = await wrong.next()
  for await (const rows of groups) {
    if (next.done) return
    if (next.value.position === position) {
      for (const [place, { line: number, cells }] of rows.entries()) {
        const isHere = (error: SheetError) =>
          error.line === number || (place === 0 && !rows.some((row) => row.line === error.line))
        yield line(neutral(next.value.errors.filter(isHere).map(sayError).join(' ')), cells)
      }
      next = await wrong.next()
    }
    position += 1
  }
}

/** Says in one sentence where something is wrong, and what. */
export const sayError = ({ column, reason }: SheetError) => (column === '' ? reason : `${column}: ${reason}`)
