import { type RawBuilder, sql } from 'kysely'
import { TIME_ZONE } from '../../../../lib/texts/dates.ts'
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

/**
 * Finds movements, newest first. With a product, each of its variants is read in index order, so that a page is fast
 * for any number of movements.
 */
export async function findMovements(db: Database, search: MovementSearch, limit: number): Promise<MovementRow[]> {
  const newest = (ofVariant = sql``) => sql`
    select * from stock_movements where ${ofVariant} ${conditions(search)}
    order by made_at desc, id desc limit ${limit}`
  const variants = await variantsOf(db, search)
  const found = variants
    ? sql`
      select moved.* from unnest(${variants}::bigint[]) as own (id), lateral (
        ${newest(sql`variant_id = own.id and `)}) as moved`
    : newest()
  const { rows } = await sql<MovementRow>`
    select moved.id, product_id, slug, title, products.deleted_at is not null as is_deleted, variant_id,
      variants.name as variant_name, change, stock_after, reason, order_id, staff_id, staff_name, note, made_at
    from (${found}) as moved join variants on variants.id = variant_id join products on products.id = product_id
    order by made_at desc, moved.id desc limit ${limit}`.execute(db)
  return rows
}

/** The most products that a search finds. */
const MAX_FOUND = 50

/** Returns the variants of the filter, also deleted ones; undefined for all. */
async function variantsOf(db: Database, { product, variant, q = '' }: MovementSearch): Promise<number[] | undefined> {
  if (product === undefined && variant === undefined && q === '') return undefined
  const part = q.toLowerCase().replace(/[\\%_]/g, '\\$&')
  const isFound = sql`product_id in (
    (select id from products where lower(title || ' ' || slug) like ${`%${part}%`} limit ${MAX_FOUND})
    union all (select product_id from variants where deleted_at is null and sku is not null and lower(sku) like ${`${part}%`} limit ${MAX_FOUND}))`
  const { rows } = await sql<{ id: number }>`
    select id from variants where ${q === '' ? sql`true` : isFound}
      and ${product === undefined ? sql`true` : sql`product_id = ${product}`}
      and ${variant === undefined ? sql`true` : sql`id = ${variant}`}`.execute(db)
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
