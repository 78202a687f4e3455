import { PRODUCT_TEXTS } from '../../catalogue/product-texts.contract.ts'
import type { Cell, LeftOutCell } from '../file/sheet.server.ts'

/** Takes a text for search engines, which other shops let be of any length; what is too long is left out, for half a sentence is worse than the default. */
export function shortEnough(name: MetaText, cell: Cell | undefined): Cell | undefined {
  return cell && isTooLong(name, cell) ? undefined : cell
}

/** Lists what `shortEnough` leaves out. */
export function tooLong(name: MetaText, cell: Cell | undefined): LeftOutCell[] {
  if (!cell || !isTooLong(name, cell)) return []
  return [{ cell, reason: `longer than ${PRODUCT_TEXTS[name].max} characters, so search engines are told the default` }]
}

type MetaText = 'meta_title' | 'meta_description'

const isTooLong = (name: MetaText, { text }: Cell) => [...text.trim()].length > PRODUCT_TEXTS[name].max

/** Notes a price that another shop says it had before: told, and never struck here (docs/decisions/0043). */
export function notStruck(cell: Cell | undefined): LeftOutCell[] {
  if (!cell || cell.text.trim() === '') return []
  return [
    {
      cell,
      reason:
        'a price before, as the other shop tells it. This shop strikes only prices of its own from the last 30 days',
    },
  ]
}
