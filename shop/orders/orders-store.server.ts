import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../server/db/open.ts'
import type { Paging } from '../../server/paging.ts'

export type OrderRow = Awaited<ReturnType<typeof pageOfOrders>>[number]

/** One page of a customer's orders with their lines, newest first; one query. */
export async function pageOfOrders(db: Database, userId: number, { page, size }: Paging) {
  return db
    .selectFrom('orders')
    .select((orders) => [
      'orders.id',
      'status',
      'created_at',
      jsonArrayFrom(
        orders
          .selectFrom('order_lines')
          .select([
            'product_id',
            'variant_id',
            'quantity',
            'title',
            'variant_name',
            'unit_price_cents',
            'thumbnail_key',
          ])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('order_lines.id'),
      ).as('lines'),
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
}

export async function countOrders(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}
