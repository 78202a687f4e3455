import type { ImportVariant } from '../../../extension/imports.ts'
import type { Cell, OmittedCell } from '../file/sheet.server.ts'

/** The stock of a variant in another shop, with notes. */
interface ExternalStock {
  stock: Cell | undefined
  /** Equal to `stock` so that an existing variant keeps its stock. */
  exportedStock?: Cell
  leftOut: OmittedCell[]
}

/** The initial stock of a new variant without stock tracking in the other shop. */
const UNCOUNTED = '100'

/** Reads a stock figure; a negative one becomes 0. A new variant without a figure gets an initial stock. */
export function externalStock(cell: ImportVariant['stock']): ExternalStock {
  if (cell?.unknown === 'not_counted')
    return initialStock(
      { ...cell, text: UNCOUNTED },
      `stock not tracked by the other shop; a new variant starts with ${UNCOUNTED}, an existing one keeps its stock`,
    )
  if (cell?.unknown === 'not_in_file')
    return initialStock(
      { ...cell, text: '0' },
      'no stock in the file; a new variant starts with 0, an existing one keeps its stock',
    )
  return cell && /^-\s*\d/.test(cell.text.trim())
    ? { stock: { ...cell, text: '0' }, leftOut: [{ cell, reason: 'negative stock; imported as 0' }] }
    : { stock: cell, leftOut: [] }
}

// Equal values mean that an existing variant's stock is not edited.
const initialStock = (stock: Cell, reason: string): ExternalStock => ({
  stock,
  exportedStock: stock,
  leftOut: [{ cell: stock, reason }],
})
