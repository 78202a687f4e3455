import type { VatClass } from '../../products/read/legal/product-choices.contract.ts'
import type { Cell, OmittedCell } from '../file/sheet.server.ts'
import { parseBoolean, SOLD_BEYOND_STOCK } from './other-shops.server.ts'
import type { ShopifyRow } from './shopify-columns.server.ts'

/** Returns why a product is imported as a draft: gift cards and products that are not shipped are not goods. */
export function draftReasonsOf(first: ShopifyRow, variantRows: readonly ShopifyRow[]): OmittedCell[] {
  const giftCard = first.cell('Gift Card')
  if (giftCard && parseBoolean(giftCard) === true)
    return [{ cell: giftCard, reason: 'gift cards cannot be sold as products' }]
  const notShipped = variantRows
    .flatMap((row) => row.cell('Variant Requires Shipping') ?? [])
    .find((cell) => parseBoolean(cell) === false)
  return notShipped ? [{ cell: notShipped, reason: 'products that are not shipped cannot be sold' }] : []
}

/** Returns the VAT class of products that the other shop does not tax; undefined for the standard class. */
export function vatClassOf(variantRows: readonly ShopifyRow[]): { cell: Cell | undefined; leftOut: OmittedCell[] } {
  const untaxed = variantRows
    .flatMap((row) => row.cell('Variant Taxable') ?? [])
    .filter((cell) => parseBoolean(cell) === false)
  const [first] = untaxed
  if (!first) return { cell: undefined, leftOut: [] }
  if (untaxed.length === variantRows.length)
    return {
      cell: { ...first, text: 'zero' satisfies VatClass },
      leftOut: [{ cell: first, reason: 'not taxed by the other shop: the product gets the VAT class Zero; check it' }],
    }
  const reason = 'not taxed by the other shop, unlike other variants: a product has one VAT class; check it'
  return { cell: undefined, leftOut: untaxed.map((cell) => ({ cell, reason })) }
}

export function beyondStock(row: ShopifyRow): OmittedCell[] {
  const cell = row.cell('Variant Inventory Policy')
  const isSold = cell && (cell.text.trim().toLowerCase() === 'continue' || parseBoolean(cell) === true)
  return isSold ? [{ cell, reason: SOLD_BEYOND_STOCK }] : []
}
