import { BYTE_ORDER_MARK, escapeFormula } from '../../../../lib/formula-cells.ts'
import { unescapedCsvRow } from '../file/safe-cells.server.ts'
import { ERROR_COLUMN, errorColumnIndex } from '../file/wrong-lines.server.ts'
import { translatedRowError } from '../translated-reasons.server.ts'
import type { CollectionsRow } from './collection-sheet.server.ts'
import type { CollectionOfFile } from './collections-csv.contract.ts'

/**
 * Writes the invalid lines as CSV with their errors in the first column, so that they can be corrected and imported
 * again. Cells stay unchanged. @returns an empty text without errors
 */
export function wrongCollections(
  { header, delimiter }: { header: readonly string[]; delimiter: string },
  file: readonly CollectionsRow[],
  planned: readonly CollectionOfFile[],
): string {
  const before = errorColumnIndex(header)
  const line = (reasons: string, cells: readonly string[]) =>
    unescapedCsvRow([reasons, ...cells.filter((_, place) => place !== before)], delimiter)
  const wrong = file.flatMap(({ lines }, index) => {
    const { errors = [] } = planned[index] ?? {}
    return errors.length === 0
      ? []
      : lines.map((cells, place) =>
          line(place === 0 ? escapeFormula(errors.map(translatedRowError).join(' ')) : '', cells),
        )
  })
  return wrong.length === 0 ? '' : BYTE_ORDER_MARK + line(ERROR_COLUMN, header) + wrong.join('')
}
