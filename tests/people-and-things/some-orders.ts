import type { Database } from '../../server/db/open.ts'
import type { OrderStatus } from '../../shop/core/order-states/order-status.contract.ts'

interface OrderWish {
  userId: number
  productId: number
  variantIds: readonly number[]
  status?: OrderStatus
  ordered?: Date
}

/** Inserts an order with the given status, delivered by default. */
export async function addOrder(
  db: Database,
  { userId, productId, variantIds, status = 'delivered', ordered = new Date() }: OrderWish,
): Promise<void> {
  const { title, thumbnail_key } = await db
    .selectFrom('products')
    .select(['title', 'thumbnail_key'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('orders')
    .values({ user_id: userId, status, total_cents: 100 * variantIds.length, created_at: ordered })
    .returning('id')
    .executeTakeFirstOrThrow()
  const snapshot = { product_id: productId, title, variant_name: 'One', unit_price_cents: 100, thumbnail_key }
  await db
    .insertInto('order_lines')
    .values(variantIds.map((variant_id) => ({ ...snapshot, order_id: id, variant_id, quantity: 1 })))
    .execute()
}
