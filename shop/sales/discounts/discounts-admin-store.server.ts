import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { type RestorableStore, tableParts } from '../../core/admin-kit/resource/table-store.server.ts'
import type { OfferTerms } from './benefits/offer-terms.ts'
import type { StoredCondition } from './discount.ts'
import type { DiscountKind, DiscountScope, GetScope } from './discount-kinds.contract.ts'

/** The columns of a discount that staff edit. */
export interface DiscountColumns extends OfferTerms {
  name: string
  kind: DiscountKind
  /** Hundredths of a percent, or cents; 0 for the other kinds. */
  value: number
  is_automatic: boolean
  /** The code for many orders; null without one. */
  code: string | null
  combines: boolean
  scope: DiscountScope
  /** Ids in ascending order; empty for another scope. */
  collections: number[]
  products: number[]
  variants: number[]
  get_scope: GetScope
  get_collections: number[]
  get_products: number[]
  excludes_reduced: boolean
  minimum_cents: number
  minimum_pieces: number
  countries: string[]
  /** Shipping methods that are free; empty for all. */
  methods: number[]
  /** Named customers; empty if the discount is not for named ones. */
  customers: number[]
  is_for_first_order: boolean
  tag_id: number | null
  max_uses: number | null
  max_uses_per_customer: number | null
  is_announced: boolean
  condition: StoredCondition | null
  is_active: boolean
  starts_at: Date
  ends_at: Date | null
}

/** A discount with its uses by orders that are not cancelled. */
export interface DiscountRow extends DiscountColumns {
  id: number
  version: number
  uses: number
  discounted_cents: number
  single_use_codes: number
  used_codes: number
  /** The products of its variants. */
  variant_products: number[]
}

const notCancelled = sql`orders.status <> 'cancelled'`

/** Uses by discount. Those of the few cancelled orders are subtracted, which is faster in a large shop than a join. */
const usesBy = (source: ReturnType<typeof sql>) => sql`(
  select discount_id, count(*) as uses, sum(goods_cents + order_discounts.delivery_cents) as cents from ${source}
    and discount_id in (select id from chosen) group by 1)`

const selected = (condition: ReturnType<typeof sql>) => sql<DiscountRow>`
  with chosen as materialized (select id from discounts where deleted_at is null and ${condition})
  select discounts.id, name, kind, value, is_automatic, combines, scope, excludes_reduced, minimum_cents,
    minimum_pieces, countries, is_for_first_order, tag_id, max_uses, max_uses_per_customer, is_announced, condition, is_active, starts_at,
    ends_at, version, array(select own.id from variants as own where own.id = any(discounts.variants) and own.deleted_at is null order by 1)::float8[] as variants, methods::float8[], customers::float8[], tiers, tier_unit, tiers_per, buy_pieces,
    get_pieces, get_rate, get_scope, get_collections::float8[],
    array(select own.id from products as own where own.id = any(get_products) and own.deleted_at is null order by 1)::float8[] as get_products, bundle_cents, bundle_of, max_sets,
    array(select distinct product_id from variants as own
      where own.id = any(discounts.variants) and own.deleted_at is null order by 1)::float8[] as variant_products,
    (select code from discount_codes where discount_id = discounts.id and not is_single_use) as code,
    array(select collection_id from discount_targets
      where discount_id = discounts.id and collection_id is not null order by 1)::float8[] as collections,
    array(select product_id from discount_targets join products on products.id = product_id
      where discount_id = discounts.id and products.deleted_at is null order by 1)::float8[] as products,
    (coalesce(stored.uses, 0) - coalesce(cancelled.uses, 0))::integer as uses,
    (coalesce(stored.cents, 0) - coalesce(cancelled.cents, 0))::float8 as discounted_cents,
    (select count(*)::integer from discount_codes where discount_id = discounts.id and is_single_use) as single_use_codes,
    (select count(distinct code.id)::integer from discount_codes as code join order_discounts on code_id = code.id
      join orders on orders.id = order_id
      where code.discount_id = discounts.id and is_single_use and ${notCancelled}) as used_codes
  from discounts
    left join ${usesBy(sql`order_discounts where true`)} as stored on stored.discount_id = discounts.id
    left join ${usesBy(sql`orders join order_discounts on order_id = orders.id where orders.status = 'cancelled'`)} as cancelled
      on cancelled.discount_id = discounts.id
  where discounts.id in (select id from chosen)
  order by discounts.id`

/** Reads and writes discounts with their codes and targets. Deleted ones keep their rows, which orders refer to. */
export const discountsStore: RestorableStore<DiscountColumns, DiscountRow> = {
  ...tableParts('discounts'),
  find: async (db) => (await selected(sql`true`).execute(db)).rows.toReversed(),
  findForUpdate: async (tx, ids) => {
    const condition = ids ? sql`discounts.id = any(${[...ids]}::bigint[])` : sql`true`
    // Not `for update`, which would block orders with the discount.
    await sql`select from discounts where ${condition} order by id for no key update`.execute(tx)
    // A second statement sees the codes and uses that were written while the first one waited.
    return (await selected(condition).execute(tx)).rows
  },
  count: async (tx) => {
    const counted = sql<{ count: number }>`select count(*)::integer as count from discounts where deleted_at is null`
    return (await counted.execute(tx)).rows[0]?.count ?? 0
  },
  insert: async (tx, columns, now) => {
    const { id } = await tx
      .insertInto('discounts')
      .values({ ...ownColumns(columns), created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await writeCode(tx, id, columns.code)
    await writeTargets(tx, id, columns)
    return id
  },
  update: async (tx, { id, version }, columns) => {
    await tx
      .updateTable('discounts')
      .set({ ...ownColumns(columns), version: version + 1 })
      .where('id', '=', id)
      .execute()
    await writeCode(tx, id, columns.code)
    await writeTargets(tx, id, columns)
  },
  remove: async (tx, { id, version }, now) => {
    await tx
      .updateTable('discounts')
      .set({ deleted_at: now, is_active: false, version: version + 1 })
      .where('id', '=', id)
      .execute()
    // Their uses are checked if a cancelled order is reactivated. Another discount can use their texts.
    await tx.updateTable('discount_codes').set({ code: null }).where('discount_id', '=', id).execute()
  },
}

const ownColumns = ({ code, collections, products, tiers, ...columns }: DiscountColumns) => ({
  ...columns,
  tiers: JSON.stringify(tiers),
})

/** Writes the code for many orders. An existing one keeps its id. */
async function writeCode(tx: Database, id: number, code: string | null): Promise<void> {
  const own = sql`discount_id = ${id} and not is_single_use`
  if (code === null) {
    await sql`delete from discount_codes where ${own}`.execute(tx)
    return
  }
  const { numAffectedRows } = await sql`update discount_codes set code = ${code} where ${own}`.execute(tx)
  if (numAffectedRows === 0n) await tx.insertInto('discount_codes').values({ discount_id: id, code }).execute()
}

async function writeTargets(
  tx: Database,
  id: number,
  { collections, products }: Pick<DiscountColumns, 'collections' | 'products'>,
): Promise<void> {
  await tx.deleteFrom('discount_targets').where('discount_id', '=', id).execute()
  const rows = [
    ...collections.map((collection_id) => ({ discount_id: id, collection_id, product_id: null })),
    ...products.map((product_id) => ({ discount_id: id, collection_id: null, product_id })),
  ]
  if (rows.length > 0) await tx.insertInto('discount_targets').values(rows).execute()
}

/** Finds a discount; undefined if it does not exist or was deleted. */
export async function findDiscount(db: Database, id: number): Promise<DiscountRow | undefined> {
  return (await selected(sql`discounts.id = ${id}`).execute(db)).rows[0]
}

/** Adds single-use codes; a code that exists is left out. @returns the added codes */
export async function addCodes(tx: Database, id: number, codes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    insert into discount_codes (discount_id, code, is_single_use)
    select ${id}::bigint, code, true from unnest(${[...codes]}::text[]) as code
    on conflict (code) do nothing returning code`.execute(tx)
  return rows.map(({ code }) => code)
}

/** Finds the single-use codes of a discount, oldest first. */
export async function findCodes(db: Database, id: number): Promise<{ code: string; is_used: boolean }[]> {
  const { rows } = await sql<{ code: string; is_used: boolean }>`
    select code.code, exists (select from order_discounts join orders on orders.id = order_id
      where code_id = code.id and ${notCancelled}) as is_used
    from discount_codes as code where discount_id = ${id} and is_single_use order by code.id`.execute(db)
  return rows
}
