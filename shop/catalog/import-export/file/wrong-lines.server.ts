import { escapeFormula } from '../../../../lib/formula-cells.ts'
import type { Language } from '../../../../lib/texts/languages.ts'
import { inLanguage } from '../../../../server/language/in-language.ts'
import { translatedRowError } from '../translated-reasons.server.ts'
import type { RowsOfProduct } from './read-rows.server.ts'
import { unescapedCsvRow } from './safe-cells.server.ts'
import type { SheetError } from './sheet.server.ts'

/** The error column of a corrected file; ignored by the import. */
export const ERROR_COLUMN = 'what_is_wrong'

/** Returns the position of the error column; -1 if none exists. */
export const errorColumnIndex = (header: readonly string[]) =>
  header.findIndex((name) => name.trim().toLowerCase() === ERROR_COLUMN)

/** The errors of the product at a position in the file, from 0. */
export interface WrongProduct {
  position: number
  errors: readonly SheetError[]
}

interface InvalidFile {
  header: readonly string[]
  delimiter: string
  groups: AsyncIterable<RowsOfProduct>
  /** The language of the errors. The stream is read outside of the request. */
  language: Language
}

/**
 * Writes the lines of invalid products with their errors in the first column, so that they can be corrected and
 * imported again. All lines of a product are included, because it is imported as a whole. Cells stay unchanged, even
 * possible formulas: the import only removes the escaping that an export added.
 */
export async function* wrongLines(
  { header, delimiter, groups, language }: InvalidFile,
  wrong: AsyncIterator<WrongProduct>,
): AsyncGenerator<string> {
  const before = errorColumnIndex(header)
  const line = (reasons: string, cells: readonly string[]) =>
    unescapedCsvRow([reasons, ...cells.filter((_, place) => place !== before)], delimiter)
  yield line(ERROR_COLUMN, header)
  let position = 0
  let next = await wrong.next()
  for await (const rows of groups) {
    if (next.done) return
    if (next.value.position === position) {
      const { errors } = next.value
      for (const [place, { line: number, cells }] of rows.entries()) {
        const isHere = (error: SheetError) =>
          error.line === number || (place === 0 && !rows.some((row) => row.line === error.line))
        const reasons = inLanguage(language, () => errors.filter(isHere).map(translatedRowError))
        yield line(escapeFormula(reasons.join(' ')), cells)
      }
      next = await wrong.next()
    }
    position += 1
  }
}
