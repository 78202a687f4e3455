import { unescapeFormula } from '../../../../lib/formula-cells.ts'

/** Reads a code such as a SKU. Spreadsheets protect digits as `'00123` or `="00123"`. */
export function codeIn(cell: string): string {
  const quoted = /^="(.*)"$/s.exec(cell.trim())
  if (quoted) return quoted[1] ?? ''
  const written = unescapeFormula(cell)
  return written === cell ? cell.replace(/^\s*'(?='*\d)/, '') : written
}

/** Writes a code so that `codeIn` returns it unchanged. */
export const guardedCode = (code: string): string => (/^\s*'+\d/.test(code) ? `'${code}` : code)

/** Returns whether a spreadsheet has rounded a long number: `1.19312E+19`. */
export const isRounded = (code: string): boolean => /^\d([.,]\d+)?E\+\d+$/i.test(code.trim())
