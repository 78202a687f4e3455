/** Spreadsheets interpret a cell with this beginning as a formula, which can leak data. */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** Escapes a text that a spreadsheet would interpret as a formula. `unescapeFormula` reverses it. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

/** Without it spreadsheets do not recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'
