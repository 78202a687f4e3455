import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { statusesThat } from '../../../core/order-states/statuses-in-sql.server.ts'

/** The number of recent order lines that determine popularity; limits the query time. */
const LATEST_LINES = 5_000

/** Finds the public products bought most recently, then those with the most reviews. */
export async function findPopularIds(db: Database, most: number): Promise<number[]> {
  const bought = await sql<{ id: number }>`
    select products.id
    from (select order_id, product_id, quantity from order_lines order by id desc limit ${LATEST_LINES}) as latest
    join orders on orders.id = order_id
    join products on products.id = product_id
    where is_public and not is_test and orders.status not in ${statusesThat('isVoid')}
    group by products.id
    order by sum(quantity) desc, reviews_count desc, products.id desc
    limit ${most}`.execute(db)
  const ids = bought.rows.map(({ id }) => id)
  if (ids.length === most) return ids
  const reviewed = await db
    .selectFrom('products')
    .select('id')
    .where('is_public', '=', true)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .orderBy('reviews_count', 'desc')
    .orderBy('average_rating', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(most - ids.length)
    .execute()
  return [...ids, ...reviewed.map(({ id }) => id)]
}
