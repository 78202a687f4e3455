import { type RawBuilder, sql } from 'kysely'
import { TIME_ZONE } from '../../../../lib/texts/dates.ts'
import { containsText, escapeLike } from '../../../../server/db/conditions/like.ts'
import type { Database } from '../../../../server/db/open.ts'
import type { MovementFilter } from './movements.contract.ts'
import type { StockReason } from './stock-reasons.contract.ts'

/** A movement as read from the database. */
export interface MovementRow {
  id: number
  product_id: number
  slug: string
  title: string
  is_deleted: boolean
  variant_id: number
  variant_name: string
  change: number
  stock_after: number
  reason: StockReason
  order_id: number | null
  staff_id: number | null
  staff_name: string
  note: string
  made_at: Date
}

interface MovementSearch extends MovementFilter {
  /** The id of the last movement of the page before. */
  before?: number | undefined
}

const zone = sql.lit(TIME_ZONE)

/** Up to this number of variants, each is read in index order; more are filtered while reading by time. */
const FEW_VARIANTS = 500

/**
 * Finds movements, newest first. The movements of few variants are read in index order, so that a page is fast for
 * any number of movements.
 * @param variants of the filter, from `findVariants`; undefined for all
 */
export async function findMovements(
  db: Database,
  search: MovementSearch,
  variants: readonly number[] | undefined,
  limit: number,
): Promise<MovementRow[]> {
  const newest = (ofVariant = sql``) => sql`
    select * from stock_movements where ${ofVariant} ${conditions(search)}
    order by made_at desc, id desc limit ${limit}`
  const areFew = variants !== undefined && variants.length <= FEW_VARIANTS
  const found = areFew
    ? sql`
      select moved.* from unnest(${variants}::bigint[]) as own (id), lateral (
        ${newest(sql`variant_id = own.id and `)}) as moved`
    : newest(variants && sql`variant_id = any(${variants}::bigint[]) and `)
  const { rows } = await sql<MovementRow>`
    select moved.id, product_id, slug, title, products.deleted_at is not null as is_deleted, variant_id,
      variants.name as variant_name, change, stock_after, reason, order_id, staff_id, staff_name, note, made_at
    from (${found}) as moved join variants on variants.id = variant_id join products on products.id = product_id
    order by made_at desc, moved.id desc limit ${limit}`.execute(db)
  return rows
}

/**
 * Finds the variants of the filter, also deleted ones.
 * @param maxProducts of the search, the newest; undefined for all
 * @returns the ids, undefined for all variants, and whether the search matches more products
 */
export async function findVariants(
  db: Database,
  { product, variant, q = '' }: MovementFilter,
  maxProducts?: number,
): Promise<{ ids: number[] | undefined; areMoreProducts: boolean }> {
  if (product === undefined && variant === undefined && q === '') return { ids: undefined, areMoreProducts: false }
  const products = q === '' ? undefined : await findProductIds(db, q, maxProducts && maxProducts + 1)
  const { rows } = await sql<{ id: number }>`
    select id from variants where ${products ? sql`product_id = any(${products.slice(0, maxProducts)}::bigint[])` : sql`true`}
      and ${product === undefined ? sql`true` : sql`product_id = ${product}`}
      and ${variant === undefined ? sql`true` : sql`id = ${variant}`}`.execute(db)
  const areMoreProducts = maxProducts !== undefined && products !== undefined && products.length > maxProducts
  return { ids: rows.map(({ id }) => id), areMoreProducts }
}

/** Finds the products with a part of the title, or with a SKU that begins with the text, newest first. */
async function findProductIds(db: Database, q: string, max: number | undefined): Promise<number[]> {
  const newest = max === undefined ? sql`` : sql`order by 1 desc limit ${max}`
  const isNamed = containsText(sql`lower(title || ' ' || slug)`, q)
  // Each part has its index. The offset keeps PostgreSQL from reading all variants in the order of the result.
  const { rows } = await sql<{ id: number }>`
    (select id from products where deleted_at is null and ${isNamed} ${newest})
    union
    (select id from products where deleted_at is not null and ${isNamed} ${newest})
    union
    (select distinct product_id from (
        select product_id from variants
        where deleted_at is null and sku is not null and lower(sku) like ${`${escapeLike(q.toLowerCase())}%`} offset 0) as found
      ${newest})
    ${newest}`.execute(db)
  return rows.map(({ id }) => id)
}

function conditions({ reason, by, from, to, before }: MovementSearch): RawBuilder<unknown> {
  const startOf = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone ${zone})`
  const all = [
    reason && sql`reason = ${reason}`,
    by === undefined ? undefined : sql`staff_id = ${by}`,
    from && sql`made_at >= ${startOf(sql`${from}::date`)}`,
    to && sql`made_at < ${startOf(sql`(${to}::date + 1)`)}`,
    before === undefined
      ? undefined
      : sql`(made_at, id) < (select made_at, id from stock_movements where id = ${before}::bigint)`,
  ].filter((one) => one !== undefined && one !== '')
  return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
}

/** Returns the staff members who changed a stock, by name. */
export async function findMovementPeople(db: Database): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, concat_ws(' ', first_name, nullif(last_name, '')) as name from users
    where staff_role is not null and exists (select from stock_movements where staff_id = users.id)
    order by lower(first_name), lower(last_name), id`.execute(db)
  return rows
}

/** Finds the product of a variant that is not deleted. */
export async function findProductOfVariant(db: Database, variant: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('variants')
    .select('product_id')
    .where('id', '=', variant)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found?.product_id
}

/** Returns the movement of a request key. */
export const findMovementOfRequest = (
  db: Database,
  key: string,
): Promise<
  { variant_id: number; change: number; stock_after: number; reason: StockReason; note: string } | undefined
> =>
  db
    .selectFrom('stock_movements')
    .select(['variant_id', 'change', 'stock_after', 'reason', 'note'])
    .where('request_key', '=', key)
    .executeTakeFirst()

/** Returns the title of a product, also of a deleted one. */
export const findProductTitle = (db: Database, id: number): Promise<{ id: number; title: string } | undefined> =>
  db.selectFrom('products').select(['id', 'title']).where('id', '=', id).executeTakeFirst()
