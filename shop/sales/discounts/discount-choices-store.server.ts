import { sql } from 'kysely'
import { containsText } from '../../../server/db/conditions/like.ts'
import type { Database } from '../../../server/db/open.ts'
import type { DiscountColumns } from './discounts-admin-store.server.ts'

type Referring = Pick<
  DiscountColumns,
  'collections' | 'products' | 'variants' | 'get_collections' | 'get_products' | 'methods' | 'customers' | 'tag_id'
>

/** The first id of each field that does not exist; null if all exist. */
type Missing = Record<Exclude<keyof Referring, 'tag_id'> | 'tag', number | null>

/**
 * Returns the ids of a form that do not exist.
 * @param before the stored discount; its customers and shipping methods can be deleted meanwhile
 */
export async function findMissing(db: Database, form: Referring, before?: Referring): Promise<Missing> {
  const { collections, products, variants, get_collections, get_products, methods, customers, tag_id } = form
  const first = (ids: readonly number[], table: string, condition = sql`true`) => sql<number | null>`(
    select min(id) from unnest(${[...ids]}::bigint[]) as id
    where not exists (select from ${sql.table(table)} as known where known.id = id.id and ${condition}))`
  const added = (ids: readonly number[], known: readonly number[] = []) => ids.filter((id) => !known.includes(id))
  const isLive = sql`known.deleted_at is null`
  const { rows } = await sql<Missing>`
    select
      ${first(collections, 'collections')} as collections,
      ${first(products, 'products', isLive)} as products,
      ${first(variants, 'variants', isLive)} as variants,
      ${first(get_collections, 'collections')} as get_collections,
      ${first(get_products, 'products', isLive)} as get_products,
      ${first(added(methods, before?.methods), 'delivery_methods', isLive)} as methods,
      ${first(added(customers, before?.customers), 'users')} as customers,
      ${first(tag_id ? [tag_id] : [], 'customer_tags')} as tag`.execute(db)
  const [missing] = rows
  if (!missing) throw new Error('A select without a table has one row.')
  return missing
}

/** Finds the choices of the form by name: collections, customer tags, and shipping methods with their zones. */
export async function findChoices(db: Database) {
  const collections = await sql<{ id: number; name: string }>`
    select id, title as name from collections order by lower(title), id`.execute(db)
  const tags = await sql<{ id: number; name: string }>`
    select id, name from customer_tags order by lower(name), id`.execute(db)
  const methods = await sql<{ id: number; name: string; zone: string }>`
    select delivery_methods.id, delivery_methods.name, coalesce(delivery_zones.name, '') as zone
    from delivery_methods left join delivery_zones on delivery_zones.id = zone_id
    where deleted_at is null and not is_collection order by lower(delivery_zones.name), lower(delivery_methods.name), 1`.execute(
    db,
  )
  return { collections: collections.rows, tags: tags.rows, methods: methods.rows }
}

const MAX_FOUND = 20

/** Finds customers by a part of name or address, or by id. */
export async function findCustomers(db: Database, words: string, ids?: readonly number[]) {
  const condition = ids
    ? sql`id = any(${[...ids]}::bigint[])`
    : containsText(sql`lower(first_name || ' ' || last_name || ' ' || email)`, words.trim())
  const { rows } = await sql<{ id: number; name: string; email: string }>`
    select id, concat_ws(' ', first_name, nullif(last_name, '')) as name, email
    from users where staff_role is null and ${condition} order by lower(first_name), lower(last_name), id
    limit ${ids ? ids.length : MAX_FOUND}`.execute(db)
  return rows
}
