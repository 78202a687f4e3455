/** Spreadsheets interpret a cell with this beginning as a formula, which can leak data. */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Escapes a text that a spreadsheet would interpret as a formula. `asWritten` reverses it. */
export function neutral(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

export function asWritten(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

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

/** Without it spreadsheets do not recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Formats a CSV line (RFC 4180) with escaped formulas. */
export function csvLine(cells: readonly string[]): string {
  return joinedCells(cells.map(neutral))
}

/** Formats a CSV line without escaping formulas. */
export function joinedCells(cells: readonly string[], delimiter = ','): string {
  return `${cells.map(quoted).join(delimiter)}\r\n`
}

function quoted(cell: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
