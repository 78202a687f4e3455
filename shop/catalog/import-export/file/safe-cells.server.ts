/** Programs for tables take such a beginning for a formula, which can send what it sees to anybody. */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Makes a text that no program takes for a formula. `asWritten` gives back the same text, whatever it was. */
export function neutral(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

export function asWritten(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

/** Between several texts in one cell. */
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

/** Programs for tables take a file without it for something other than UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Writes a line of a CSV file (RFC 4180), each cell neutral. */
export function csvLine(cells: readonly string[]): string {
  return joinedCells(cells.map(neutral))
}

/** Writes a line of a CSV file with cells as they are. */
export function joinedCells(cells: readonly string[], delimiter = ','): string {
  return `${cells.map(quoted).join(delimiter)}\r\n`
}

function quoted(cell: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
