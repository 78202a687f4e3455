import type { ImportCell, ImportNote, ImportRow, ImportVariant } from 'comptoir/extension'
import { unescaped } from './cells.ts'
import { folded } from './rows.ts'

interface Stocks {
  /** The stock of each row. */
  cells: ImportVariant['stock'][]
  notes: ImportNote[]
}

/** Reads the stock of each row. Variations that share their product's stock divide it. */
export function stocksOf(rows: readonly ImportRow[], first: ImportRow): Stocks {
  const cell = unescaped(first.cell('Stock'))
  const sharing = rows.filter((row) => cell && row !== first && folded(row, 'Stock') === 'parent')
  const pieces = Math.max(0, Math.trunc(Number(cell?.text)) || 0)
  const share = Math.floor(pieces / Math.max(1, sharing.length))
  const place = new Map(sharing.map((row, index) => [row, index]))
  const cells = rows.map((row) => {
    const index = place.get(row)
    if (!cell || index === undefined) return stockOf(row)
    return { ...cell, line: row.line, text: String(index === 0 ? pieces - share * (sharing.length - 1) : share) }
  })
  const reason = 'all variations share one stock; it is divided among them'
  return { cells, notes: cell && sharing.length > 0 ? [{ cell, reason }] : [] }
}

function stockOf(row: ImportRow): ImportVariant['stock'] {
  const cell = unescaped(row.cell('Stock'))
  if (cell && cell.text !== '' && cell.text.toLowerCase() !== 'parent') return cell
  const at: ImportCell = cell ?? { text: '', line: row.line, column: 'Stock' }
  if (!cell && !row.cell('In stock?')) return { ...at, unknown: 'not_in_file' }
  return folded(row, 'In stock?') === '1' ? { ...at, unknown: 'not_counted' } : { ...at, text: '0' }
}
