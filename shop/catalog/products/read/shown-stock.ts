import { LOW_STOCK } from '../../../../lib/low-stock.ts'
import { isGiftCard } from './legal/product-choices.contract.ts'

/** Returns the stock of a variant for shoppers. Sold gift cards do not lower it, so theirs is never shown as low. */
export const shownStock = (product: { vat_class: string }, { stock }: { stock: number }): number =>
  stock > 0 && isGiftCard(product.vat_class) ? Math.max(stock, LOW_STOCK) : stock
