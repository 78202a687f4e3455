import type { ImportCell, ImportNote, ImportRow } from 'comptoir/extension'
import { cellOf, parseBoolean } from './columns.ts'

/** Returns why a product is imported as a draft: gift cards and products that are not shipped are not goods. */
export function draftReasonsOf(first: ImportRow, variantRows: readonly ImportRow[]): ImportNote[] {
  const giftCard = cellOf(first, 'Gift Card')
  if (giftCard && parseBoolean(giftCard) === true)
    return [{ cell: giftCard, reason: 'gift cards cannot be sold as products' }]
  const notShipped = variantRows
    .flatMap((row) => cellOf(row, 'Variant Requires Shipping') ?? [])
    .find((cell) => parseBoolean(cell) === false)
  return notShipped ? [{ cell: notShipped, reason: 'products that are not shipped cannot be sold' }] : []
}

/** Returns the VAT class of products that the other shop does not tax; undefined for the standard class. */
export function vatClassOf(variantRows: readonly ImportRow[]): { cell: ImportCell | undefined; notes: ImportNote[] } {
  const untaxed = variantRows
    .flatMap((row) => cellOf(row, 'Variant Taxable') ?? [])
    .filter((cell) => parseBoolean(cell) === false)
  const [first] = untaxed
  if (!first) return { cell: undefined, notes: [] }
  if (untaxed.length === variantRows.length)
    return {
      cell: { ...first, text: 'zero' },
      notes: [{ cell: first, reason: 'not taxed by the other shop: the product gets the VAT class Zero; check it' }],
    }
  const reason = 'not taxed by the other shop, unlike other variants: a product has one VAT class; check it'
  return { cell: undefined, notes: untaxed.map((cell) => ({ cell, reason })) }
}

/** Notes that the other shop sells beyond its stock. */
export function beyondStock(row: ImportRow): ImportNote[] {
  const cell = cellOf(row, 'Variant Inventory Policy')
  const isSold = cell && (cell.text.trim().toLowerCase() === 'continue' || parseBoolean(cell) === true)
  return isSold ? [{ cell, reason: 'the other shop sells this when out of stock; this shop does not' }] : []
}
