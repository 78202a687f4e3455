import { sumOfPrices, timesPrice } from '../../lib/money.ts'
import type { CartItem } from '../cart-lines/cart-item.contract.ts'
import type { Product, Variant } from '../catalogue/catalogue.contract.ts'

/** A line with the product and variant that it is about. */
export interface CartLine {
  item: CartItem
  product: Product
  variant: Variant
}

/** The lines whose products are here. */
export function linesWith(products: readonly Product[], items: readonly CartItem[]): CartLine[] {
  return items.flatMap((item) => {
    const product = products.find(({ id }) => id === item.product)
    const variant = product?.variants.find(({ id }) => id === item.variant)
    return product && variant ? [{ item, product, variant }] : []
  })
}

/** As many as there are can be bought. */
export const isBuyable = ({ item, variant }: CartLine) => item.quantity > 0 && item.quantity <= variant.stock

/** What leads to the product of a line; the focus goes there when the line before it has left. */
export const lineLinkId = (variant: number) => `line-${variant}`
/** Where the quantity of a line is chosen. */
export const linePickerId = (variant: number) => `quantity-${variant}`

export const priceOf = ({ item, product }: CartLine) => timesPrice(product.price, item.quantity)

/** What the lines cost that can be bought, and how many pieces that is. */
export function sumOf(lines: readonly CartLine[]): { price: string; pieces: number } {
  const buyable = lines.filter(isBuyable)
  return {
    price: sumOfPrices(buyable.map(priceOf)),
    pieces: buyable.reduce((pieces, { item }) => pieces + item.quantity, 0),
  }
}
