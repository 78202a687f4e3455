import type { ImportCell, ImportNote, ImportRow } from 'comptoir/extension'

/** The VAT classes for WooCommerce's standard tax classes; undefined for the standard class. */
const CLASSES = new Map<string, string | undefined>([
  ['', undefined],
  ['standard', undefined],
  ['reduced-rate', 'reduced'],
  ['zero-rate', 'zero'],
])

/** Maps the tax class and tax status of a product to a VAT class, and notes unknown ones. */
export function vatClassOf(
  first: ImportRow,
  variations: readonly ImportRow[],
): { cell: ImportCell | undefined; notes: ImportNote[] } {
  const [taxClass, status] = [first.cell('Tax class'), first.cell('Tax status')]
  const others = variations.flatMap((row) => row.cell('Tax class') ?? []).filter((cell) => isOther(cell, taxClass))
  const notes = others.map((cell) => ({ cell, reason: 'a variation has the VAT class of its product; check it' }))
  if (status && ['none', 'shipping'].includes(textOf(status))) {
    const reason = 'not taxed by the other shop: the product gets the VAT class Zero; check it'
    return { cell: { ...status, text: 'zero' }, notes: [{ cell: status, reason }, ...notes] }
  }
  if (!taxClass) return { cell: undefined, notes }
  if (!CLASSES.has(textOf(taxClass))) {
    const reason = `“${taxClass.text.trim()}” is not a VAT class of this shop: a new product gets the standard class; check it`
    return { cell: undefined, notes: [{ cell: taxClass, reason }, ...notes] }
  }
  const vatClass = CLASSES.get(textOf(taxClass))
  return { cell: vatClass === undefined ? undefined : { ...taxClass, text: vatClass }, notes }
}

const textOf = ({ text }: ImportCell) => text.trim().toLowerCase()

const isOther = (cell: ImportCell, ofProduct: ImportCell | undefined) =>
  textOf(cell) !== 'parent' && textOf(cell) !== (ofProduct ? textOf(ofProduct) : '')
