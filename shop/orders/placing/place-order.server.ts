import type { ErrorCode } from '../../../lib/error-codes.ts'
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
 * @throws Refusal 400 with an error for each line that cannot be had, under `order_product_items`; its code is that of the first
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
  const errors = lines.map((line) => lineError(line, sold.get(line.variant)))
  const first = errors.find((error) => error !== undefined)
  if (first) throw refuseFields({ order_product_items: errors.map((error) => error?.at ?? {}) }, first.code)
}

function lineError(
  { product, quantity }: NewOrder,
  there: ForSale | undefined,
): { at: ResponseErrors; code: ErrorCode } | undefined {
  if (there?.product_id !== product)
    return { at: { variant: ['Variant not found in product'] }, code: 'variant_not_found' }
  if (there.stock === 0) return { at: { quantity: ['Out of stock'] }, code: 'out_of_stock' }
  if (quantity <= Math.min(there.stock, MAX_QUANTITY)) return undefined
  return { at: { quantity: ['too much quantity selected'] }, code: 'quantity_too_large' }
}

function existing(sold: ForSale | undefined): ForSale {
  if (!sold) throw new Error('A line was let through without its variant.')
  return sold
}
