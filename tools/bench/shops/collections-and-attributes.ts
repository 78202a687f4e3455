import pg from 'pg'
import { asSuperuser } from '../../../server/db/embedded/shop-role.ts'
import type { Connection } from '../../../server/db/open.ts'

/** Products per collection. */
const IN_A_COLLECTION = 200

/**
 * Adds the shop's products to collections and gives each product 20 attributes, eight of them filterable. Every tenth
 * collection is automatic and every fiftieth is nested.
 */
export async function addCollectionsAndAttributes(connection: Connection, collections: number): Promise<void> {
  const client = new pg.Client(asSuperuser(connection))
  await client.connect()
  try {
    await client.query(`
      set session_replication_role = replica;
      insert into collections (slug, title, position, in_menu, rule, parent_id, depth, is_public)
        select 'collection-' || n, 'Collection ' || n, n, n <= 12, case when n % 10 = 0 then 'price_range=10,20' end, null, 1, true
        from generate_series(1, ${collections}) as n;
      update collections set parent_id = 1, depth = 2 where id % 50 = 2;
      insert into menu_entries (menu, position, kind, collection_id)
        select 'shop', position, 'collection', id from collections where in_menu and parent_id is null;
      insert into collection_products (collection_id, product_id, position)
        select collections.id, (collections.id * 7919 + n * 104729) % (select count(*) from products) + 1, n
        from collections, generate_series(1, ${IN_A_COLLECTION}) as n where rule is null on conflict do nothing;
      insert into product_facts (product_id, name_key, value_key, name, value)
        select products.id, 'name ' || n, 'value ' || value, 'Name ' || n, 'Value ' || value
        from products, generate_series(1, 20) as n, lateral (select (products.id * (n + 3) + n) % (5 + n) as value) as one;
      insert into filterable_facts select 'name ' || n from generate_series(1, 8) as n`)
    await client.query('vacuum (analyze) products, collections, collection_products, product_facts')
  } finally {
    await client.end()
  }
}
