import type { Database } from '../server/db/open.ts'
import { placeOrder } from '../shop/orders/place-order.server.ts'
import { daysBefore } from './days-before.ts'
import type { StoredCatalogue } from './insert-catalogue.ts'
import type { CustomerIds } from './insert-customers.ts'
import { orderHistory } from './order-history.ts'

/** Places all orders as customers do, the oldest first; each has come as far since as it is old. */
export async function insertOrders(
  tx: Database,
  { products, customers, now }: { products: StoredCatalogue; customers: CustomerIds; now: Date },
): Promise<void> {
  const ids: Record<string, number[]> = {}
  for (const { by, status, daysAgo, lines } of orderHistory()) {
    const wanted = lines.map((line) => {
      const { productId, variantId } = products.of(line.slug, line.variant)
      return { product: productId, variant: variantId, quantity: line.quantity }
    })
    const id = await placeOrder(tx, { userId: customers[by], wanted, now: daysBefore(now, daysAgo) })
    ids[status] = [...(ids[status] ?? []), id]
  }
  for (const status of ['shipping', 'shipped', 'delivered'] as const) {
    await tx
      .updateTable('orders')
      .set({ status })
      .where('id', 'in', ids[status] ?? [])
      .execute()
  }
}
