import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import type { Paging } from '../../../server/http/paging.ts'

/** Finds one page of the products that were put into a collection, in their order, with how many there are. Deleted ones do not count. */
export async function pageOfPlaced(
  db: Database,
  collection: number,
  { page, size }: Paging,
): Promise<{ ids: number[]; count: number }> {
  const placed = db
    .selectFrom('collection_products')
    .innerJoin('products', 'products.id', 'product_id')
    .where('collection_id', '=', collection)
    .where('deleted_at', 'is', null)
  const rows = await placed
    .select('product_id')
    .orderBy('position')
    .orderBy('product_id')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { count } = await placed.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return { ids: rows.map(({ product_id }) => product_id), count }
}

/** Locks what is in a collection against others who put in, move or take out; undefined when the collection is gone. */
export async function lockPlaced(tx: Database, slug: string): Promise<{ id: number; rule: string | null } | undefined> {
  return tx
    .selectFrom('collections')
    .select(['id', 'rule'])
    .where('slug', '=', slug)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** By what they are found changes with where they are: whoever changes that waits for them before, and not with a place in hand that others wait for. */
async function lockProducts(tx: Database, placed: readonly { product: number }[]): Promise<void> {
  const ids = placed.map(({ product }) => product)
  await sql`select from products where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx)
}

/** Puts living products into collections, each at the end. @returns those that were not there before */
export async function insertPlaced(
  tx: Database,
  wanted: readonly { collection: number; product: number }[],
): Promise<{ collection_id: number; product_id: number }[]> {
  await lockProducts(tx, wanted)
  const { rows } = await sql<{ collection_id: number; product_id: number }>`
    insert into collection_products (collection_id, product_id, position)
    select wanted.collection_id, wanted.product_id,
      (select coalesce(max(position), 0) from collection_products as there where there.collection_id = wanted.collection_id) + place
    from unnest(${wanted.map(({ collection }) => collection)}::bigint[], ${wanted.map(({ product }) => product)}::bigint[])
      with ordinality as wanted (collection_id, product_id, place)
    join collections on collections.id = wanted.collection_id
    join products on products.id = wanted.product_id and deleted_at is null
    on conflict do nothing returning collection_id, product_id`.execute(tx)
  return rows
}

/** Moves a product of a locked collection before another one of it (null, or one that is gone: to the end), and counts the places anew. */
export async function movePlaced(
  tx: Database,
  { collection, product, before }: { collection: number; product: number; before: number | null },
): Promise<void> {
  await sql`
    with others as (
      select product_id, row_number() over (order by position, product_id) as place
      from collection_products where collection_id = ${collection} and product_id <> ${product}),
    mine as (
      select coalesce((select place from others where product_id = ${before}), (select count(*) + 1 from others)) as place)
    update collection_products set position = placed.place
    from (
      select product_id, others.place + (others.place >= mine.place)::integer as place from others, mine
      union all select ${product}::bigint, place from mine) as placed
    where collection_id = ${collection} and collection_products.product_id = placed.product_id
      and collection_products.position <> placed.place`.execute(tx)
}

/** Takes products out of collections. @returns those that were there */
export async function removeFromCollections(
  tx: Database,
  gone: readonly { collection: number; product: number }[],
): Promise<{ collection_id: number; product_id: number }[]> {
  await lockProducts(tx, gone)
  const { rows } = await sql<{ collection_id: number; product_id: number }>`
    delete from collection_products as placed
    using unnest(${gone.map(({ collection }) => collection)}::bigint[], ${gone.map(({ product }) => product)}::bigint[])
      as gone (collection_id, product_id)
    where placed.collection_id = gone.collection_id and placed.product_id = gone.product_id
    returning placed.collection_id, placed.product_id`.execute(tx)
  return rows
}

/** Finds the collections, of those whose products are chosen by hand, into which products were put. */
export async function collectionsOfProducts(
  db: Database,
  products: readonly number[],
): Promise<{ collection: number; product: number }[]> {
  return db
    .selectFrom('collection_products')
    .innerJoin('collections', 'collections.id', 'collection_id')
    .select(['collection_id as collection', 'product_id as product'])
    .where(sql<boolean>`product_id = any(${products}::bigint[])`)
    .where('rule', 'is', null)
    .execute()
}

/** Finds the slugs of products by their ids. */
export async function slugsOfProducts(db: Database, products: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where(sql<boolean>`id = any(${products}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}
