import type { Cell, LeftOutCell } from '../file/sheet.server.ts'

/** How many there are of a variant, as another shop tells it, and what is to be said of that. */
export interface StockElsewhere {
  stock: Cell | undefined
  /** Equal to `stock` where a variant that is here keeps what it has. */
  stockBefore?: Cell
  leftOut: LeftOutCell[]
}

/** What a new variant has of which the other shop counts nothing. */
const UNCOUNTED = '100'

/** Takes what is sold without being counted for enough of a new variant. */
export const uncounted = (cell: Cell): StockElsewhere =>
  begunWith(
    { ...cell, text: UNCOUNTED },
    `not counted by the other shop; a new variant begins with ${UNCOUNTED}, one that is here keeps its stock`,
  )

/** Takes what a file does not tell for none of a new variant. */
export const untold = (cell: Cell): StockElsewhere =>
  begunWith(
    { ...cell, text: '0' },
    'not told by the file; a new variant begins with 0, one that is here keeps its stock',
  )

// A number that is what it was before leaves a variant alone that the shop has.
const begunWith = (stock: Cell, reason: string): StockElsewhere => ({
  stock,
  stockBefore: stock,
  leftOut: [{ cell: stock, reason }],
})

/** Takes a stock as it is told, and less than nothing for nothing. */
export const asTold = (cell: Cell): StockElsewhere =>
  /^-\s*\d/.test(cell.text.trim())
    ? { stock: { ...cell, text: '0' }, leftOut: [{ cell, reason: 'more was sold than there was; taken as 0' }] }
    : { stock: cell, leftOut: [] }
