import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { firstRow, prepared } from '../../../server/db/prepared.ts'
import { placedProducts, productsOfRules, rulesOfCollections } from './collection-scope.server.ts'
import type { Discount } from './discount.ts'

interface Ordered {
  /** Null for an order without an account. */
  userId: number | null
  /** The products of the order. */
  products: readonly number[]
  now: Date
  /** The code that staff entered, empty for none; undefined for the code in the customer's cart. */
  code?: string | undefined
}

/** The code in a customer's cart with the discounts that may apply, for `quoteWithDiscounts`. */
export interface FoundDiscounts {
  /** Null without one. */
  code: string | null
  discounts: readonly Discount[]
  /** Whether the shop has a running discount with a code. */
  hasCodes: boolean
  /** Codes that are announced to everybody; empty if a code is entered. */
  announced: readonly { name: string; code: string }[]
}

const MAX_ANNOUNCED = 3

/** Finds the code in a customer's cart, and the running automatic discounts with those of the code, oldest first. */
export async function findDiscounts(db: Database, ordered: Ordered): Promise<FoundDiscounts> {
  return foundIn(db, await discountsOf(db, { ...ordered, code: ordered.code ?? null }), ordered)
}

/** Returns the discounts of the rows of `selectDiscounts`. */
export async function foundIn(
  db: Database,
  rows: readonly FoundRow[],
  ordered: Pick<Ordered, 'products' | 'now'>,
): Promise<FoundDiscounts> {
  const [row] = rows
  const found = rows.flatMap(({ discount }) => discount ?? [])
  return {
    code: row?.entered ?? null,
    discounts: found.some(({ rules, get_rules }) => rules.length + get_rules.length > 0)
      ? await withRules(db, found, ordered)
      : found,
    hasCodes: row?.has_codes ?? false,
    announced: row?.entered == null ? (row?.announced ?? []) : [],
  }
}

/**
 * A discount with the rules of the collections in its scope, and of those that buy X get Y reduces. Their products are
 * not in `products` and `get_products` yet.
 */
type FoundDiscount = Discount & { rules: readonly string[]; get_rules: readonly string[] }

/** Adds the products that collections with a rule contain. */
async function withRules(
  db: Database,
  found: readonly FoundDiscount[],
  ordered: Pick<Ordered, 'products' | 'now'>,
): Promise<Discount[]> {
  // Without those that are refused anyway: entering an ended code takes no statement more than an unknown one.
  const rules = found.flatMap(({ refused, rules, get_rules }) => (refused ? [] : [...rules, ...get_rules]))
  const byRule = await productsOfRules(db, rules, ordered)
  const withRuleProducts = (ids: readonly number[] | null, ruleList: readonly string[]) =>
    ids && [...ids, ...ruleList.flatMap((rule) => byRule.get(rule) ?? [])]
  return found.map((discount) => ({
    ...discount,
    products: withRuleProducts(discount.products, discount.rules),
    get_products: withRuleProducts(discount.get_products, discount.get_rules),
  }))
}

/** What decides which code counts. An absent `code` is null, because statements have no undefined values. */
interface Entered {
  userId: number | null
  code: string | null
}

const enteredCode = ({ userId, code }: Entered) => sql`(
  case when ${code}::text is null then (select code from cart_codes where user_id = ${userId}::bigint)
    else nullif(${code}::text, '') end)`

/** The number of orders with a discount that are not cancelled. */
const uses = (condition: ReturnType<typeof sql>) => sql`(
  select count(*) from order_discounts as used join orders on orders.id = used.order_id
  where ${condition} and orders.status <> 'cancelled')`

const isTarget = (id: ReturnType<typeof sql>) =>
  sql`exists (select from discount_targets as target where target.discount_id = discounts.id and target.collection_id = ${id})`

const isReduced = (id: ReturnType<typeof sql>) => sql`${id} = any(discounts.get_collections)`

const isRunning = (now: Date) => sql`is_active and deleted_at is null
  and starts_at <= ${now}::timestamptz and (ends_at is null or ends_at > ${now}::timestamptz)`

export interface FoundRow {
  entered: string | null
  has_codes: boolean
  announced: { name: string; code: string }[]
  discount: FoundDiscount | null
}

interface Selected extends Entered {
  /** Also an SQL expression. */
  products: readonly number[] | RawBuilder<unknown>
  now: Date
  /** The condition of automatic discounts that can apply; all of them by default. */
  canApply?: RawBuilder<unknown>
}

/** Selects a row per discount, or one row without any, for `foundIn`. */
export const selectDiscounts = ({ userId, products, now, code, canApply = sql`true` }: Selected) => sql<FoundRow>`
    select asked.*, case when found.id is not null then to_jsonb(found) end as discount
    from (
      select ${enteredCode({ userId, code })} as entered,
        exists (select from discounts where not is_automatic and ${isRunning(now)}) as has_codes,
        (select coalesce(jsonb_agg(to_jsonb(told)), '[]') from (
          select name, announced.code from discounts
            join discount_codes as announced on discount_id = discounts.id and not is_single_use
          where is_announced and ${isRunning(now)} order by discounts.id limit ${sql.lit(MAX_ANNOUNCED)}) as told) as announced) as asked left join lateral (
      select discounts.id, name, kind, value, code.code, code.id as code_id, combines, excludes_reduced, minimum_cents,
        minimum_pieces, countries, condition, methods, tiers, tier_unit, tiers_per, buy_pieces, get_pieces, get_rate,
        bundle_cents, bundle_of, max_sets,
        case when scope = 'variants' then variants end as variants,
        case when bundle_of = 'any' then 0 when scope = 'variants' then cardinality(variants)
          else (select count(*) from discount_targets where discount_id = discounts.id and product_id is not null) end as parts,
        case get_scope when 'products' then get_products when 'collections' then array(
          ${placedProducts(isReduced)} and placed.product_id = any(${products}::bigint[])) end as get_products,
        case when get_scope = 'collections' then array(${rulesOfCollections(isReduced)}) else '{}' end as get_rules,
        case scope
          when 'products' then array(
            select product_id from discount_targets
            where discount_id = discounts.id and product_id = any(${products}::bigint[]))
          when 'collections' then array(
            ${placedProducts(isTarget)} and placed.product_id = any(${products}::bigint[]))
        end as products,
        case when scope = 'collections' then array(${rulesOfCollections(isTarget)}) else '{}' end as rules,
        case
          when ends_at <= ${now}::timestamptz then 'ended'
          when max_uses <= ${uses(sql`used.discount_id = discounts.id`)} then 'used_up'
          when code.is_single_use and ${uses(sql`used.code_id = code.id`)} > 0 then 'used_up'
          when max_uses_per_customer <= ${uses(sql`used.discount_id = discounts.id and orders.user_id = ${userId}::bigint`)} then 'used'
          when is_for_first_order and (${userId}::bigint is null
            or exists (select from orders where user_id = ${userId}::bigint and orders.status <> 'cancelled')) then 'not_first_order'
          when customers <> '{}' and (${userId}::bigint is null or ${userId}::bigint <> all(customers)) then 'not_for_customer'
          when tag_id <> 0 and not exists (
            select from tagged_customers as tagged where tagged.user_id = ${userId}::bigint and tagged.tag_id = discounts.tag_id) then 'not_for_customer'
        end as refused
      from discounts left join discount_codes as code on code.discount_id = discounts.id and code.code = asked.entered
      where is_active and deleted_at is null and starts_at <= ${now}::timestamptz
        and (code.id is not null or is_automatic and (ends_at is null or ends_at > ${now}::timestamptz) and ${canApply})
      order by discounts.id) as found on true`

const discountsOf = prepared((ordered: Omit<Ordered, 'code'> & Entered) =>
  selectDiscounts({ userId: ordered.userId, products: ordered.products, now: ordered.now, code: ordered.code }),
)

/**
 * Locks the discounts with a limit of uses that an order may get, and its single-use code, until the end of the
 * transaction. Call it before `findDiscounts`, after the variants are locked.
 */
export async function lockLimitedDiscounts(
  tx: Database,
  { userId, code = null }: Pick<Ordered, 'userId'> & { code?: string | null },
): Promise<void> {
  await limitedDiscounts(tx, { userId, code })
}

const limitedDiscounts = prepared(
  ({ userId, code }: Entered) => sql`
    with limited as (
      select id from discounts
      where is_active and deleted_at is null and max_uses is not null
        and (is_automatic or exists (select from discount_codes where discount_id = discounts.id and code = ${enteredCode({ userId, code })}))
      order by id for no key update),
    single as (select id from discount_codes where is_single_use and code = ${enteredCode({ userId, code })} for no key update)
    select id from limited union all select id from single`,
)

/**
 * Returns whether the discounts of a cancelled order still have a use left, in total, of the code and of the customer,
 * and locks their limits. Deleted discounts and codes count too. Call it while the customer and the order are locked.
 */
export async function hasUsesLeft(tx: Database, orderId: number): Promise<boolean> {
  await sql`
    select from discounts where max_uses is not null
      and id in (select discount_id from order_discounts where order_id = ${orderId})
    order by id for no key update`.execute(tx)
  await sql`
    select from discount_codes where is_single_use
      and id in (select code_id from order_discounts where order_id = ${orderId})
    order by id for no key update`.execute(tx)
  const { rows } = await sql`
    select from order_discounts as own join orders as cancelled on cancelled.id = own.order_id
      left join discounts on discounts.id = own.discount_id left join discount_codes as code on code.id = own.code_id
    where own.order_id = ${orderId}
      and (max_uses <= ${uses(sql`used.discount_id = discounts.id`)}
        or is_single_use and ${uses(sql`used.code_id = code.id`)} > 0
        or case when is_for_first_order then 1 else max_uses_per_customer end
          <= ${uses(sql`used.discount_id = discounts.id and orders.user_id = cancelled.user_id`)})`.execute(tx)
  return rows.length === 0
}

/** Finds what price rules of extensions know about a customer. */
export async function findPriceFacts(db: Database, userId: number): Promise<{ isFirstOrder: boolean; tags: string[] }> {
  return firstRow(await priceFacts(db, { userId }))
}

const priceFacts = prepared(
  ({ userId }: { userId: number }) => sql<{ isFirstOrder: boolean; tags: string[] }>`
    select not exists (select from orders where user_id = ${userId}::bigint and orders.status <> 'cancelled') as "isFirstOrder",
      array(
        select name from tagged_customers join customer_tags on customer_tags.id = tag_id
        where user_id = ${userId}::bigint order by name) as tags`,
)

/** Finds the code of a customer's cart; null without one. */
export async function findCartCode(db: Database, userId: number): Promise<string | null> {
  const found = await db.selectFrom('cart_codes').select('code').where('user_id', '=', userId).executeTakeFirst()
  return found?.code ?? null
}

/** Stores the code of a customer's cart. */
export async function writeCartCode(db: Database, userId: number, code: string, now: Date): Promise<void> {
  await sql`
    insert into cart_codes (user_id, code, entered_at) values (${userId}, ${code}, ${now})
    on conflict (user_id) do update set code = excluded.code, entered_at = excluded.entered_at`.execute(db)
}

/** Removes the code of a customer's cart. */
export async function deleteCartCode(db: Database, userId: number): Promise<void> {
  await cartCodeDeletion(db, { userId })
}

const cartCodeDeletion = prepared(
  ({ userId }: { userId: number }) => sql`delete from cart_codes where user_id = ${userId}::bigint`,
)

/** Returns the code of a cancelled order to the cart, unless another one was entered. */
export async function returnCode(tx: Database, userId: number, orderId: number, now: Date): Promise<void> {
  await sql`
    insert into cart_codes (user_id, code, entered_at)
    select ${userId}::bigint, code, ${now} from order_discounts where order_id = ${orderId} and code <> ''
    on conflict (user_id) do nothing`.execute(tx)
}
