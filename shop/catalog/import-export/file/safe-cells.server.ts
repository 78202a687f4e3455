import { type Options, stringify } from 'csv-stringify/sync'
import { escapeFormula } from '../../../../lib/formula-cells.ts'

/** Separates several texts in one cell. */
export const SEPARATOR = '|'

/** Joins several texts in one cell. */
export function joined(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(SEPARATOR)
}

export function split(cell: string): string[] {
  if (cell === '') return []
  const texts: string[] = ['']
  for (const [part] of cell.matchAll(/\\[\\|]|./gsu)) {
    if (part === SEPARATOR) texts.push('')
    else texts[texts.length - 1] += part.length === 2 && part.startsWith('\\') ? part.slice(1) : part
  }
  return texts
}

type Row = readonly string[] | { readonly [column: string]: string | number | undefined }

// Spreadsheets also split at semicolons, tabs and single line breaks, and trim white space.
const FORMAT: Options = { record_delimiter: '\r\n', quoted_match: /[,;\t\r\n]|^\s|\s$/ }

/**
 * Formats rows as CSV (RFC 4180) with escaped formulas. The option `escape_formulas` of the library is not used,
 * because its result is ambiguous: an import could not restore a text that begins with an apostrophe.
 * @param columns the keys of rows that are objects
 */
export function csvRows(rows: readonly Row[], columns?: readonly string[]): string {
  return stringify([...rows], { ...FORMAT, ...(columns && { columns }), cast: { string: escapeFormula } })
}

/** Formats one row without escaping formulas. */
export function unescapedCsvRow(cells: readonly string[], delimiter = ','): string {
  return stringify([cells], { ...FORMAT, delimiter })
}
