import { type RawBuilder, sql } from 'kysely'
import { hasSlug } from '../../../../server/db/conditions/has-slug.ts'
import { containsText, escapeLike } from '../../../../server/db/conditions/like.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { Paging } from '../../../../server/http/paging.ts'
import { statusesThat } from '../../../core/order-states/statuses-in-sql.server.ts'
import { hasManufacturerDetails } from '../../manufacturers/manufacturers-store.server.ts'
import { asGtin } from '../../search/query/variant-codes.server.ts'
import { WAITING_FOR_VARIANT } from '../stock/waiting-customers.server.ts'
import { SOLD_WITHIN_DAYS, type StaffProduct, type TableFilter, type TableSort } from './products-table.contract.ts'

/** The filters and sort order of the products table. */
export interface TableCriteria {
  /** The search words; empty for all products. */
  words: string
  only: TableFilter | undefined
  /** The slug of a manual collection. */
  collection: string | undefined
  sort: TableSort
  isDescending: boolean
  /** Stock below this number is low. */
  lowStock: number
  paging: Paging
}

/** Includes sale prices without a compare-at price. */
const IS_ON_SALE = sql<boolean>`products.id in (select product_id from variants where reduced_cents is not null and variants.deleted_at is null)`

/** @param lowStock stock below this number is low */
const filters = (lowStock: number): Record<TableFilter, RawBuilder<boolean>> => ({
  sold_out: sql`figures.lowest_stock = 0`,
  low: sql`figures.product_id in (
    select product_id from product_figures
    where lowest_stock between 1 and ${lowStock - 1} and product_id not in (select product_id from low_stock_limits)
    union all select product_id from product_figures join low_stock_limits using (product_id)
    where lowest_stock between 1 and pieces - 1)`,
  reduced: IS_ON_SALE,
  draft: sql`state = 'draft'`,
  hidden: sql`state = 'hidden'`,
  published: sql`state = 'published'`,
})

const KEYS: Record<TableSort, RawBuilder<unknown>> = {
  changed: sql`products.updated_at`,
  newest: sql`products.created_at`,
  title: sql`lower(title)`,
  price: sql`lowest_price_cents`,
  stock: sql`figures.stock`,
  lowest_stock: sql`figures.lowest_stock`,
  sold: sql`figures.sold`,
  state: sql`state`,
}

/** Sort orders by columns of `product_figures`, which have indexes. */
const BY_FIGURE: readonly TableSort[] = ['stock', 'lowest_stock', 'sold']

/** Finds one page of products that are not deleted, and the total count; undefined if it is that of all products. */
export async function pageOfProducts(
  db: Database,
  { words, only, collection, sort, isDescending, lowStock, paging: { page, size, belowId } }: TableCriteria,
): Promise<{ ids: number[]; count: number | undefined }> {
  const found = sql`deleted_at is null and ${only ? filters(lowStock)[only] : sql`true`}
    and ${await named(db, words)} and ${placedIn(collection)}`
  const order = belowId === undefined ? { sort, isDescending } : { sort: 'id' as const, isDescending: true }
  const below = belowId === undefined ? found : sql`${found} and products.id < ${belowId}`
  const ids = await pageOf(db, below, order, { first: (page - 1) * size, size })
  if (words === '' && only === undefined && collection === undefined) return { ids, count: undefined }
  const counted = await sql<{ count: number }>`select count(*) as count ${PRODUCTS} where ${found}`.execute(db)
  return { ids, count: counted.rows[0]?.count ?? 0 }
}

const PRODUCTS = sql`from products left join product_figures as figures on figures.product_id = products.id`

interface Slice {
  /** Number of products before it. */
  first: number
  size: number
}

/** Finds the ids of a page. Products that were added since the last count of the figures come last in their orders. */
async function pageOf(
  db: Database,
  found: RawBuilder<unknown>,
  { sort, isDescending }: { sort: TableSort | 'id'; isDescending: boolean },
  { first, size }: Slice,
): Promise<number[]> {
  const direction = isDescending ? sql`desc` : sql`asc`
  if (sort === 'id' || !BY_FIGURE.includes(sort)) {
    const key = sort === 'id' ? sql`` : sql`${KEYS[sort]} ${direction},`
    return idsOf(db, sql`${PRODUCTS} where ${found} order by ${key} products.id ${direction}`, { first, size })
  }
  const counted = sql`from product_figures as figures join products on products.id = figures.product_id where ${found}`
  const order = sql`order by ${KEYS[sort]} ${direction}, figures.product_id ${direction}`
  const ids = await idsOf(db, sql`${counted} ${order}`, { first, size })
  if (ids.length === size) return ids
  const before =
    ids.length > 0
      ? first + ids.length
      : ((await sql<{ count: number }>`select count(*) as count ${counted}`.execute(db)).rows[0]?.count ?? 0)
  const added = sql`${PRODUCTS} where ${found} and figures.product_id is null order by products.id desc`
  return [...ids, ...(await idsOf(db, added, { first: Math.max(0, first - before), size: size - ids.length }))]
}

async function idsOf(db: Database, listed: RawBuilder<unknown>, { first, size }: Slice): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select products.id ${listed} limit ${size} offset ${first}`.execute(db)
  return rows.map(({ id }) => id)
}

const placedIn = (collection: string | undefined) =>
  collection === undefined
    ? sql`true`
    : sql`products.id in (
        select product_id from collection_products join collections on collections.id = collection_id where ${hasSlug('collections', collection)})`

/** Up to this many products are looked up by their names first. The first page of more is soon found in any order. */
const MOST_NAMED = 2_000
/** At most this many products are found by codes of their variants. */
const MOST_CODED = 500

/** Searches by separate lookups instead of a join, so that each uses its index. */
async function named(db: Database, words: string): Promise<RawBuilder<boolean>> {
  if (words === '') return sql`true`
  const isNamed = containsText(sql`lower(title || ' ' || slug)`, words)
  const { rows } = await sql<{ id: number; is_coded: boolean }>`
    (select id, false as is_coded from products where deleted_at is null and ${isNamed} limit ${MOST_NAMED + 1})
    union all (
      select product_id, true from variants
      where deleted_at is null and sku is not null and lower(sku) like ${`${escapeLike(words.toLowerCase())}%`}
      union select product_id, true from variants
      where deleted_at is null and gtin is not null and lpad(gtin, 14, '0') = ${asGtin(words)}
      limit ${MOST_CODED})`.execute(db)
  const coded = rows.filter((row) => row.is_coded).map(({ id }) => id)
  return rows.length - coded.length > MOST_NAMED
    ? sql`(${isNamed} or products.id = any(${coded}::bigint[]))`
    : sql`products.id = any(${rows.map(({ id }) => id)}::bigint[])`
}

/** Counts the products that each filter returns. @param lowStock stock below this number is low */
export async function countByFilter(db: Database, lowStock: number): Promise<Record<TableFilter, number>> {
  const where = filters(lowStock)
  const byFigures = (['sold_out', 'low'] as const).map(
    (name) => sql`(select count(*) from product_figures as figures where ${where[name]}) as ${sql.ref(name)}`,
  )
  const byState = (['draft', 'hidden', 'published'] as const).map(
    (name) => sql`count(*) filter (where ${where[name]}) as ${sql.ref(name)}`,
  )
  const { rows } = await sql<Record<TableFilter, number>>`
    select ${sql.join([...byFigures, ...byState])},
      (select count(*) from products where deleted_at is null and ${where.reduced}) as reduced
    from products where deleted_at is null`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('A count has one row.')
  return counted
}

/** A table row as read from the database. */
export type ProductTableRow = Omit<
  StaffProduct,
  'thumbnail' | 'price' | 'lowest_price' | 'published_from' | 'time_changed' | 'stock'
> & {
  thumbnail_key: string
  price_cents: number
  lowest_price_cents: number
  published_from: Date | null
  updated_at: Date
}

/** Reads the current table rows, in the order of the ids. */
export async function tableRows(db: Database, ids: readonly number[]): Promise<ProductTableRow[]> {
  const { rows } = await sql<ProductTableRow>`
    with held as (
      select variant_id, sum(quantity)::integer as pieces, case when bool_and(held_until is not null) then max(held_until) end as until
      from orders join order_lines on order_id = orders.id
      where status = 'awaiting_payment' or (is_collection and payment_state = 'open' and status in ('making', 'shipping', 'shipped') and held_until is not null)
      group by variant_id)
    select id, slug, title, thumbnail_key, price_cents, lowest_price_cents, ${IS_ON_SALE} as is_reduced, state, published_from, updated_at, version, maker,
      ${hasManufacturerDetails} as has_maker_details,
      (select coalesce(json_agg(json_build_object('id', variants.id, 'name', name, 'sku', sku, 'stock', stock,
          'held', coalesce(held.pieces, 0), 'held_until', held.until, 'waiting', ${WAITING_FOR_VARIANT}) order by position), '[]')
        from variants left join held on held.variant_id = variants.id where product_id = products.id and variants.deleted_at is null) as variants,
      coalesce((select sold from product_figures where product_id = products.id), 0) as sold
    from products
    where id = any(${ids}::bigint[]) and deleted_at is null
    order by array_position(${ids}::bigint[], id)`.execute(db)
  return rows
}

/** Returns when the figures were last counted. */
export async function figuresUpdatedAt(db: Database): Promise<Date | number> {
  return (await db.selectFrom('product_figures_age').select('counted_at').executeTakeFirstOrThrow()).counted_at
}

/** Recounts the figures used for sorting. Unchanged rows are not written. */
export async function countFigures(tx: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - SOLD_WITHIN_DAYS * 86_400_000)
  await sql`select pg_advisory_xact_lock(hashtextextended('product figures', 0))`.execute(tx)
  await sql`
    insert into product_figures as known (product_id, stock, lowest_stock, sold)
    select products.id, coalesce(counted.stock, 0), coalesce(counted.lowest, 0), coalesce(sold.pieces, 0)
    from products
      left join (select product_id, sum(stock) as stock, min(stock) as lowest from variants where deleted_at is null group by 1) as counted
        on counted.product_id = products.id
      left join (
        select product_id, sum(quantity - refunded) as pieces from order_lines join orders on orders.id = order_id
        where orders.created_at >= ${since} and not is_test and status not in ${statusesThat('isVoid')} group by 1) as sold
        on sold.product_id = products.id
    where deleted_at is null
    on conflict (product_id) do update set stock = excluded.stock, lowest_stock = excluded.lowest_stock, sold = excluded.sold
    where (known.stock, known.lowest_stock, known.sold) <> (excluded.stock, excluded.lowest_stock, excluded.sold)`.execute(
    tx,
  )
  await sql`delete from product_figures using products where id = product_id and deleted_at is not null`.execute(tx)
  await sql`update product_figures_age set counted_at = ${now}`.execute(tx)
}
