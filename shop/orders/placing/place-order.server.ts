import type { Database } from '../../../server/db/open.ts'
import { type ResponseErrors, refuseFields } from '../../../server/http/refusal.ts'
import { MAX_QUANTITY } from '../../cart/cart.contract.ts'
import { deleteBought } from '../../cart-lines/cart-store.server.ts'
import { moveStock } from '../../product-editing/write/variants-store.server.ts'
import { insertOrder } from '../orders-store.server.ts'
import { type ForSale, lockForSale } from '../sold-variants-store.server.ts'

/** So many of a variant; what it costs and how it is called only the shop says. */
export interface NewOrder {
  product: number
  variant: number
  quantity: number
}

/**
 * Turns what a customer wants into an order: everything of it or nothing. Snapshots the products and what they cost together, takes the stock, writes down each
 * movement and clears those lines of the cart.
 * @param tx a transaction; the order exists when it commits
 * @returns the id of the order
 * @throws Refusal 400 with an error for each line that cannot be had, under `order_product_items`
 */
export async function placeOrder(
  tx: Database,
  { userId, wanted, now }: { userId: number; wanted: readonly NewOrder[]; now: Date },
): Promise<number> {
  if (wanted.length === 0) throw refuseFields({ order_product_items: ['This list may not be empty.'] })
  const lines = inOneLineEach(wanted)
  const variants = lines.map(({ variant }) => variant)
  const sold = await lockForSale(tx, variants)
  refuseUnlessThere(lines, sold)

  const bought = lines.map(({ variant, quantity }) => ({ quantity, ...existing(sold.get(variant)) }))
  const order_id = await insertOrder(tx, { userId, lines: bought.map(({ stock, ...line }) => line), now })
  const taken = lines.map(({ variant, quantity }) => ({ variant_id: variant, change: -quantity }))
  await moveStock(tx, taken, { reason: 'sold', order_id, made_at: now })
  await deleteBought(tx, userId, variants)
  return order_id
}

/** Two lines of the same variant count together. */
function inOneLineEach(wanted: readonly NewOrder[]): NewOrder[] {
  const lines = new Map<number, NewOrder>()
  for (const line of wanted) {
    const quantity = line.quantity + (lines.get(line.variant)?.quantity ?? 0)
    lines.set(line.variant, { ...line, quantity })
  }
  return [...lines.values()]
}

function refuseUnlessThere(lines: readonly NewOrder[], sold: ReadonlyMap<number, ForSale>): void {
  const faults = lines.map(({ product, variant, quantity }): ResponseErrors => {
    const there = sold.get(variant)
    if (there?.product_id !== product) return { variant: ['Variant not found in product'] }
    if (there.stock === 0) return { quantity: ['Out of stock'] }
    return quantity > Math.min(there.stock, MAX_QUANTITY) ? { quantity: ['too much quantity selected'] } : {}
  })
  if (faults.some((fault) => Object.keys(fault).length > 0)) throw refuseFields({ order_product_items: faults })
}

function existing(sold: ForSale | undefined): ForSale {
  if (!sold) throw new Error('A line was let through without its variant.')
  return sold
}
