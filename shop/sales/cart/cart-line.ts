import { toCents, toPrice } from '../../../lib/money.ts'
import { type PricedLine, quote } from '../../catalog/pricing/quote.ts'
import { priceOfVariant } from '../../catalog/pricing/variant-price.ts'
import type { Product, Variant } from '../../catalog/products/read/catalogue.contract.ts'
import type { CartItem } from '../../core/auth/cart-lines/cart-item.contract.ts'

/** A line with the product and variant that it is about. */
export interface CartLine {
  item: CartItem
  product: Product
  variant: Variant
}

/** Returns the lines whose products are here. */
export function linesWith(products: readonly Product[], items: readonly CartItem[]): CartLine[] {
  return items.flatMap((item) => {
    const product = products.find(({ id }) => id === item.product)
    const variant = product?.variants.find(({ id }) => id === item.variant)
    return product && variant ? [{ item, product, variant }] : []
  })
}

/** Tells whether as many as there are can be bought. */
export const isBuyable = ({ item, variant }: { item: { quantity: number }; variant: { stock: number } }) =>
  item.quantity > 0 && item.quantity <= variant.stock

/** Returns what leads to the product of a line; the focus goes there when the line before it has left. */
export const lineLinkId = (variant: number) => `line-${variant}`
/** Returns where the quantity of a line is chosen. */
export const linePickerId = (variant: number) => `quantity-${variant}`

export const priceOf = (line: CartLine) => toPrice(quote([priced(line)]).totalCents)

/** Returns what the lines cost that can be bought, and how many pieces that is. */
export function sumOf(lines: readonly CartLine[]): { price: string; pieces: number } {
  const { totalCents, pieces } = quote(lines.filter(isBuyable).map(priced))
  return { price: toPrice(totalCents), pieces }
}

const priced = ({ item, product, variant }: CartLine): PricedLine => ({
  unit_price_cents: toCents(priceOfVariant(product, variant)),
  quantity: item.quantity,
})
