import type { VatClass } from '../../products/read/legal/product-choices.contract.ts'
import type { ProductSheetRow } from '../file/read-rows.server.ts'
import type { Cell, OmittedCell } from '../file/sheet.server.ts'

type Row = ProductSheetRow<string>

/** The VAT classes for WooCommerce's standard tax classes; undefined for the standard class. */
const CLASSES = new Map<string, VatClass | undefined>([
  ['', undefined],
  ['standard', undefined],
  ['reduced-rate', 'reduced'],
  ['zero-rate', 'zero'],
])

/** Maps the tax class and tax status of a product to a VAT class, and notes unknown ones. */
export function vatClassOf([first, ...variations]: readonly [Row, ...Row[]]): {
  cell: Cell | undefined
  leftOut: OmittedCell[]
} {
  const [taxClass, status] = [first.cell('Tax class'), first.cell('Tax status')]
  const others = variations.flatMap((row) => row.cell('Tax class') ?? []).filter((cell) => isOther(cell, taxClass))
  const leftOut = others.map((cell) => ({ cell, reason: 'a variation has the VAT class of its product; check it' }))
  if (status && ['none', 'shipping'].includes(textOf(status))) {
    const reason = 'not taxed by the other shop: the product gets the VAT class Zero; check it'
    return { cell: { ...status, text: 'zero' satisfies VatClass }, leftOut: [{ cell: status, reason }, ...leftOut] }
  }
  if (!taxClass) return { cell: undefined, leftOut }
  if (!CLASSES.has(textOf(taxClass))) {
    const reason = `“${taxClass.text.trim()}” is not a VAT class of this shop: a new product gets the standard class; check it`
    return { cell: undefined, leftOut: [{ cell: taxClass, reason }, ...leftOut] }
  }
  const vatClass = CLASSES.get(textOf(taxClass))
  return { cell: vatClass && { ...taxClass, text: vatClass }, leftOut }
}

const textOf = ({ text }: Cell) => text.trim().toLowerCase()

const isOther = (cell: Cell, ofProduct: Cell | undefined) =>
  textOf(cell) !== 'parent' && textOf(cell) !== (ofProduct ? textOf(ofProduct) : '')
