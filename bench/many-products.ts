import pg from 'pg'
import type { Connection } from '../server/db/open.ts'

const IMAGE = 'b'.repeat(24)

/**
 * Fills an empty shop with that many products, each with a variant and a picture of it, as a bulk load would: few statements that
 * trust themselves (no triggers, no references looked up), then the statistics. On a connection of its own, because the
 * shop's give up on a statement long before a million rows are there.
 */
export async function addManyProducts(connection: Connection, products: number): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(`
      set session_replication_role = replica;
      insert into images (key, width, height) values ('${IMAGE}', 1280, 960);
      insert into products (slug, title, description, price_cents, thumbnail_key, created_at, updated_at)
        select 'product-' || n, 'Product ' || n, 'One of very many things.', 100 + n % 10000, '${IMAGE}', listed, listed
        from generate_series(1, ${products}) as n, lateral (select now() - n * interval '1 second' as listed) as at;
      insert into variants (product_id, name, stock, position) select id, 'One', 20, 0 from products order by id;
      insert into variant_images (variant_id, image_key, position) select id, '${IMAGE}', 0 from variants order by id;
      update catalogue_size set living = ${products}`)
    await client.query('vacuum (analyze) products, variants, variant_images, images')
  } finally {
    await client.end()
  }
}
