import type { ProductSheetRow } from '../file/read-rows.server.ts'
import type { Cell, LeftOutCell } from '../file/sheet.server.ts'
import { unescaped } from './woocommerce-cells.server.ts'

type Row = ProductSheetRow<string>

interface WooStock {
  stock: Cell | undefined
  stockBefore?: Cell
  leftOut: LeftOutCell[]
}

/** What a new variant has of which the other shop counts nothing. */
const UNCOUNTED = '100'

/** Reads how many there are of what is sold. Variations that have one stock together share it out. */
export function stocksOf(rows: readonly Row[], first: Row): WooStock[] {
  const together = rows.filter((row) => row !== first && textOf(row, 'Stock').toLowerCase() === 'parent')
  const cell = unescaped(first.cell('Stock'))
  const pieces = Math.max(0, Math.trunc(Number(cell?.text)) || 0)
  const share = Math.floor(pieces / Math.max(1, together.length))
  return rows.map((row) => {
    const place = together.indexOf(row)
    if (!cell || place === -1) return stockOf(row)
    const own = place === 0 ? pieces - share * (together.length - 1) : share
    const leftOut = [{ cell, reason: 'one stock of all variations; here each has its own, so it is shared out' }]
    return { stock: { ...cell, line: row.line, text: String(own) }, leftOut: place === 0 ? leftOut : [] }
  })
}

function stockOf(row: Row): WooStock {
  const cell = unescaped(row.cell('Stock'))
  const isThere = textOf(row, 'In stock?') === '1'
  if (!cell) return { stock: undefined, leftOut: [] }
  if (cell.text === '' || cell.text.toLowerCase() === 'parent') {
    if (!isThere) return { stock: { ...cell, text: '0' }, leftOut: [] }
    // A number that is what it was before leaves a variant alone that the shop has.
    const stock = { ...cell, text: UNCOUNTED }
    return { stock, stockBefore: stock, leftOut: [{ cell, reason: NOT_COUNTED }] }
  }
  if (!/^-\d/.test(cell.text)) return { stock: cell, leftOut: [] }
  return { stock: { ...cell, text: '0' }, leftOut: [{ cell, reason: 'more was sold than there was; taken as 0' }] }
}

const NOT_COUNTED = `not counted by the other shop; a new variant begins with ${UNCOUNTED}, one that is here keeps its stock`

const textOf = (row: Row, column: string) => unescaped(row.cell(column))?.text ?? ''
