import { toCents, toPrice } from '../../../lib/money.ts'
import { type PricedLine, quote } from '../../catalog/pricing/quote.ts'
import { priceOfVariant } from '../../catalog/pricing/variant-price.ts'
import type { Product, Variant } from '../../catalog/products/read/catalogue.contract.ts'
import type { CartItem } from '../../core/auth/cart-lines/cart-item.contract.ts'

/** A cart line with its product and variant. */
export interface CartLine {
  item: CartItem
  product: Product
  variant: Variant
}

/** Returns the lines of the loaded products. */
export function linesWith(products: readonly Product[], items: readonly CartItem[]): CartLine[] {
  return items.flatMap((item) => {
    const product = products.find(({ id }) => id === item.product)
    const variant = product?.variants.find(({ id }) => id === item.variant)
    return product && variant ? [{ item, product, variant }] : []
  })
}

/** Returns whether the stock covers the quantity of a line. */
export const isBuyable = ({ item, variant }: { item: { quantity: number }; variant: { stock: number } }) =>
  item.quantity > 0 && item.quantity <= variant.stock

/** Returns the id of a line's product link, which gets the focus when the line before it is removed. */
export const lineLinkId = (variant: number) => `line-${variant}`
/** Returns the id of a line's quantity field. */
export const linePickerId = (variant: number) => `quantity-${variant}`

export const priceOf = (line: CartLine) => toPrice(quote([priced(line)]).totalCents)

/** Returns the total price and quantity of the lines that can be bought. */
export function sumOf(lines: readonly CartLine[]): { price: string; pieces: number } {
  const { totalCents, pieces } = quote(lines.filter(isBuyable).map(priced))
  return { price: toPrice(totalCents), pieces }
}

const priced = ({ item, product, variant }: CartLine): PricedLine => ({
  unit_price_cents: toCents(priceOfVariant(product, variant)),
  quantity: item.quantity,
})
