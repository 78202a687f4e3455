import pg from 'pg'
import { asSuperuser } from '../../../server/db/embedded/shop-role.ts'
import type { Connection } from '../../../server/db/open.ts'
import { addManyProducts } from './many-products.ts'

/**
 * Fills an empty shop with products `product-1`, `product-2`, … that have so many reviews; every hundredth gives one star, the others
 * four and a half. As a bulk load would, without triggers: they would count the reviews one by one on a single row.
 */
export async function addManyReviews(connection: Connection, counts: readonly number[]): Promise<void> {
  await addManyProducts(connection, counts.length)
  const client = new pg.Client(asSuperuser(connection))
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const [index, reviews] of counts.entries()) {
      await client.query(
        `insert into reviews (product_id, variant_id, body, half_stars, created_at)
        select product_id, id, 'One of very many reviews.', case when n % 100 = 0 then 2 else 9 end, now() - n * interval '1 second'
        from variants, generate_series(1, $2::integer) as n where product_id = (select id from products where slug = $1)`,
        [`product-${index + 1}`, reviews],
      )
    }
    await client.query(`
      update products set rating_counts = array(
        select (select count(*) from reviews where product_id = products.id and half_stars = n)::integer
        from generate_series(1, 10) as n order by n)`)
    await client.query('vacuum (analyze) reviews, products, variants')
  } finally {
    await client.end()
  }
}
