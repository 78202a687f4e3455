import type { Database } from '../server/db/open.ts'
import { daysBefore } from './days-before.ts'
import type { StoredCatalogue } from './insert-catalogue.ts'
import type { CustomerIds } from './insert-customers.ts'
import { orderHistory } from './order-history.ts'

/** Inserts all orders, the oldest first, with the snapshot of what was bought. */
export async function insertOrders(
  db: Database,
  { products, customers, now }: { products: StoredCatalogue; customers: CustomerIds; now: Date },
): Promise<void> {
  const orders = orderHistory().map((order) => ({
    ...order,
    row: { user_id: customers[order.by], status: order.status, created_at: daysBefore(now, order.daysAgo) },
  }))
  const inserted = await db
    .insertInto('orders')
    .values(orders.map(({ row }) => row))
    .returning(['id', 'user_id', 'created_at'])
    .execute()
  // The standard does not promise that ids come back in the order of the rows; nobody orders twice in a millisecond.
  const ids = new Map(inserted.map(({ id, user_id, created_at }) => [`${user_id} ${created_at.getTime()}`, id]))

  const lines = orders.flatMap(({ lines, row }) => {
    const orderId = ids.get(`${row.user_id} ${row.created_at.getTime()}`)
    if (orderId === undefined) throw new Error('An inserted order was not found again.')
    return lines.map(({ slug, variant, quantity }) => {
      const bought = products.of(slug, variant)
      return {
        order_id: orderId,
        product_id: bought.productId,
        variant_id: bought.variantId,
        quantity,
        title: bought.title,
        variant_name: variant,
        unit_price_cents: bought.priceCents,
        thumbnail_key: bought.thumbnailKey,
      }
    })
  })
  await db.insertInto('order_lines').values(lines).execute()
}
