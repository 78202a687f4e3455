import pg from 'pg'
import { asSuperuser } from '../../../server/db/embedded/shop-role.ts'
import type { Connection } from '../../../server/db/open.ts'

const IMAGE = 'b'.repeat(24)

/** Searchable texts of a product. */
export interface ProductText {
  title: string
  description: string
  variant: string
}

/**
 * Bulk-loads products with a variant and a picture each into an empty shop, then updates the statistics. Uses a
 * superuser connection, because it disables triggers and foreign key checks and needs more time than the statement
 * timeout.
 * @param texts texts of the first products; the others are numbered
 */
export async function addManyProducts(
  connection: Connection,
  products: number,
  texts: readonly ProductText[] = [],
): Promise<void> {
  const client = new pg.Client(asSuperuser(connection))
  await client.connect()
  try {
    await client.query(`
      set session_replication_role = replica;
      create temporary table texts (n integer primary key, title text, description text, variant text)`)
    await client.query(`insert into texts select * from unnest($1::integer[], $2::text[], $3::text[], $4::text[])`, [
      texts.map((_, index) => index + 1),
      texts.map(({ title }) => title),
      texts.map(({ description }) => description),
      texts.map(({ variant }) => variant),
    ])
    // Includes the variants' names, so that the trigger has nothing to update.
    await client.query(`
      insert into images (key, width, height) values ('${IMAGE}', 1280, 960);
      insert into products (slug, title, description, variant_names, price_cents, thumbnail_key, created_at, updated_at)
        select 'product-' || n, coalesce(title, 'Product ' || n), coalesce(description, 'One of very many things.'),
          coalesce(variant, 'One'), 100 + n % 10000, '${IMAGE}', listed, listed
        from generate_series(1, ${products}) as n left join texts using (n),
          lateral (select now() - n * interval '1 second' as listed) as at;
      insert into variants (product_id, name, stock, position) select id, variant_names, 20, 0 from products order by id;
      insert into stock_levels select id, stock_level(for_sale, stock) from variants where for_sale;
      insert into variant_images (variant_id, image_key, position) select id, '${IMAGE}', 0 from variants order by id;
      update catalogue_size set listed = ${products};
      analyze search_words`)
    await client.query('vacuum (analyze) products, variants, stock_levels, variant_images, images')
  } finally {
    await client.end()
  }
}
