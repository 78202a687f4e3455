import { sql } from 'kysely'
import { hasSlug } from '../../../../server/db/conditions/has-slug.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { Paging } from '../../../../server/http/paging.ts'

/** Finds one page of a collection's products in order, and the total count, without deleted products. */
export async function pageOfCollectionProducts(
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

/** Locks the product list of a collection against concurrent changes; undefined if the collection does not exist. */
export async function lockCollectionProducts(
  tx: Database,
  slug: string,
): Promise<{ id: number; rule: string | null } | undefined> {
  return tx
    .selectFrom('collections')
    .select(['id', 'rule'])
    .where(hasSlug('collections', slug))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Locks the product list of a collection by its id. A deleted collection has none. */
export async function lockCollectionById(tx: Database, id: number): Promise<void> {
  await tx.selectFrom('collections').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/**
 * Changing a collection's products updates their search documents. The products are locked first, to avoid deadlocks.
 */
async function lockProducts(tx: Database, placed: readonly { product: number }[]): Promise<void> {
  const ids = placed.map(({ product }) => product)
  await sql`select from products where id = any(${ids}::bigint[]) order by id for no key update`.execute(tx)
}

/** Adds existing products at the end of collections. @returns those that were added */
export async function addToCollections(
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

/**
 * Moves a product of a locked collection before another one (null or a missing one: to the end), and renumbers the
 * positions.
 */
export async function moveInCollection(
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

/** Removes products from collections. @returns those that were removed */
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

/** Finds the manual collections of products. */
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

/** Finds the slugs of products by id. */
export async function slugsOfProducts(db: Database, products: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .where(sql<boolean>`id = any(${products}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

/** Locks the product lists of all collections against single changes. Call before locking products. */
export async function lockAllCollectionProducts(tx: Database): Promise<void> {
  await sql`select from collections order by id for no key update`.execute(tx)
}

/** Finds the products of each collection in order: slugs by collection id. */
export async function collectionProductSlugs(db: Database): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ collection_id: number; slugs: string[] }>`
    select collection_id, array_agg(slug order by position, product_id) as slugs
    from collection_products join products on products.id = product_id and deleted_at is null
    group by collection_id`.execute(db)
  return new Map(rows.map(({ collection_id, slugs }) => [collection_id, slugs]))
}

/** The exact products of a collection in order, and those to remove. */
export interface ExactProducts {
  collection: number
  products: readonly number[]
  gone: readonly number[]
}

/**
 * Sets the products of locked collections in order and removes others. Products added concurrently stay at the end.
 * @returns the added and removed products
 */
export async function setCollectionProducts(tx: Database, wanted: readonly ExactProducts[]) {
  const pairs = (of: 'products' | 'gone') =>
    wanted.flatMap((one) => one[of].map((product) => ({ collection: one.collection, product })))
  // All products in one lock statement, in the same order as other writers.
  await lockProducts(tx, [...pairs('products'), ...pairs('gone')])
  const gone = await removeFromCollections(tx, pairs('gone'))
  const added = await addToCollections(tx, pairs('products'))
  const placed = wanted.flatMap(({ collection, products }) =>
    products.map((product, index) => ({ collection, product, place: index + 1 })),
  )
  await sql`
    with listed as (
      select * from unnest(${placed.map(({ collection }) => collection)}::bigint[], ${placed.map(({ product }) => product)}::bigint[],
        ${placed.map(({ place }) => place)}::integer[]) as listed (collection_id, product_id, place)),
    counted as (
      select there.collection_id, there.product_id,
        row_number() over (partition by there.collection_id order by place nulls last, position, there.product_id) as place
      from collection_products as there left join listed using (collection_id, product_id)
      where there.collection_id in (select collection_id from listed))
    update collection_products set position = counted.place from counted
    where collection_products.collection_id = counted.collection_id and collection_products.product_id = counted.product_id
      and collection_products.position <> counted.place`.execute(tx)
  return { added, gone }
}
