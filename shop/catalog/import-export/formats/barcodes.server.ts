import { VARIANT_DETAIL_RULES } from '../../products/fields/product-fields.contract.ts'
import { codeIn, isRounded } from '../file/codes.server.ts'
import type { Cell, OmittedCell } from '../file/sheet.server.ts'

const numberIn = (cell: Cell) => codeIn(cell.text).trim()

const isGtin = (text: string) => VARIANT_DETAIL_RULES.gtin.safeParse(text).success

/** Reads a bar code of another shop, which may be any number. Returns an empty text if it is not a GTIN. */
export function barcodeIn(cell: Cell | undefined): Cell | undefined {
  const text = cell ? numberIn(cell) : ''
  return cell && { ...cell, text: isGtin(text) || isRounded(text) ? text : '' }
}

/** Notes the bar codes that `barcodeIn` omits. */
export function noBarcode(cell: Cell | undefined): OmittedCell[] {
  if (!cell || isGtin(numberIn(cell)) || isRounded(numberIn(cell))) return []
  return [{ cell, reason: 'left out, not a valid GTIN (8, 12, 13 or 14 digits with a check digit)' }]
}
