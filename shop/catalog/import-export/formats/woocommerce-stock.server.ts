import type { ProductSheetRow } from '../file/read-rows.server.ts'
import { type ExternalStock, givenStock, missingStock, untrackedStock } from './external-stock.server.ts'
import { unescaped } from './woocommerce-cells.server.ts'

type Row = ProductSheetRow<string>

/** Reads the stock of each row. Variations that share their product's stock divide it. */
export function stocksOf(rows: readonly Row[], first: Row): ExternalStock[] {
  const together = rows.filter((row) => row !== first && textOf(row, 'Stock').toLowerCase() === 'parent')
  const cell = unescaped(first.cell('Stock'))
  const pieces = Math.max(0, Math.trunc(Number(cell?.text)) || 0)
  const share = Math.floor(pieces / Math.max(1, together.length))
  return rows.map((row) => {
    const place = together.indexOf(row)
    if (!cell || place === -1) return stockOf(row)
    const own = place === 0 ? pieces - share * (together.length - 1) : share
    const leftOut = [{ cell, reason: 'all variations share one stock; it is divided among them' }]
    return { stock: { ...cell, line: row.line, text: String(own) }, leftOut: place === 0 ? leftOut : [] }
  })
}

function stockOf(row: Row): ExternalStock {
  const cell = unescaped(row.cell('Stock'))
  const isThere = textOf(row, 'In stock?') === '1'
  if (!cell) {
    const at = { text: '', line: row.line, column: 'Stock' }
    if (!row.cell('In stock?')) return missingStock(at)
    return isThere ? untrackedStock(at) : { stock: { ...at, text: '0' }, leftOut: [] }
  }
  if (cell.text === '' || cell.text.toLowerCase() === 'parent') {
    if (!isThere) return { stock: { ...cell, text: '0' }, leftOut: [] }
    return untrackedStock(cell)
  }
  return givenStock(cell)
}

const textOf = (row: Row, column: string) => unescaped(row.cell(column))?.text ?? ''
